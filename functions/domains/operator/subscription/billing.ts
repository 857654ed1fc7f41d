import { prepareCompany } from '#functions/domains/relations/company/public/prepare.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { BillingDetails } from '#shared/domains/operator/subscription/schemas.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/*
 * An agency is a company of the operator: the addressee of its bills.
 */
const asCompany = ({ name, address, vatNumber, email, reference }: BillingDetails) => ({
  name,
  address,
  vatNumber,
  email,
  buyerReference: reference,
});

/** Builds the company of a new subscription. */
export async function newCompany(ctx: UserContext, billing: BillingDetails) {
  const input = CompanyInput.parse({ roles: ['management'], ...asCompany(billing) });
  const company = await companyStore.prepare(ctx, prepareCompany(ctx, input));
  return { company, writes: companyStore.writes(ctx, undefined, company) };
}

/** Builds the writes of other billing details. */
export async function billingWrites(
  ctx: UserContext,
  companyId: Id,
  billing: BillingDetails,
): Promise<readonly Write[]> {
  const before = await companyStore.get(ctx, companyId);
  const input = { ...before, ...asCompany(billing) };
  const fields = await prepareCompany(ctx, input, before);
  return companyStore.writes(ctx, before, companyStore.next(ctx, before, fields));
}

export async function billingOf(ctx: Pick<UserContext, 'tenantId'>, companyId: Id): Promise<BillingDetails> {
  const { name, address, vatNumber, email, buyerReference } = await companyStore.get(ctx, companyId);
  return { name, address, vatNumber, email, reference: buyerReference ?? '' };
}
