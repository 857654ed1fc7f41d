import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { askable, readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';

const GERMANY = 'DE';

/** The agency's own German number: that of the default bookkeeping, else of any. */
async function ownNumber(ctx: Pick<TenantContext, 'tenantId'>): Promise<string | undefined> {
  const bookkeepings = (await bookkeepingStore.all(ctx)).filter(({ isActive }) => isActive);
  const numbers = bookkeepings
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ vatNumber, address }) => readVatNumber(vatNumber, address.countryId));
  return numbers.find((number) => number?.country === GERMANY && number.isWellFormed)?.full;
}

/** The facts of a company that the office compares with its own records. */
export interface Trader {
  readonly name: string;
  readonly city: string;
  readonly postalCode: string;
  readonly street: string;
}
export const traderOf = ({ name, address }: CompanyInput): Trader => {
  const { city, postalCode, addressLine1: street } = address;
  return { name, city, postalCode, street };
};

/** Returns the asking and the asked VAT number, or the reason why the office cannot be asked. */
export async function questionFor(
  ctx: Pick<TenantContext, 'tenantId'>,
  company: CompanyInput,
): Promise<{ readonly own: string; readonly asked: string } | { readonly hindrance: 'noOwn' | 'foreignOnly' }> {
  const asked = askable(company);
  if (!asked || asked.country === GERMANY) return { hindrance: 'foreignOnly' };
  const own = await ownNumber(ctx);
  return own ? { own, asked: asked.full } : { hindrance: 'noOwn' };
}
