import { companyStore } from '#functions/domains/company/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { fullName } from '#shared/domains/contact/rules.ts';
import type { ContactFields, ContactInput } from '#shared/domains/contact/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { phoneText } from './phone.ts';

const mainPosition = ({ positions }: ContactInput) => positions.find((p) => p.defaultSelect) ?? positions[0];

/** Fills in the names of the companies; a company that is not there is refused at its field. */
export async function prepareContact(
  ctx: TenantContext,
  input: ContactInput,
  before?: ContactFields,
): Promise<ContactFields> {
  const [companies, carried] = await Promise.all([
    companyStore.many(
      ctx,
      input.positions.map((p) => noOf(p.companyId)),
    ),
    carriedFor(ctx, 'contact', input, before),
  ]);
  const positions = input.positions.map((position, i) => {
    const company = companies.find((c) => c.id === position.companyId && !c.deletedAt);
    if (!company) throw new AppError('choice', { field: `positions.${i}.companyId` });
    return { ...position, companyName: company.name };
  });
  const home = companies.find(({ id }) => id === mainPosition(input)?.companyId)?.address.countryId ?? '';
  const phones = { phone: await phoneText(input.phone, home), mobile: await phoneText(input.mobile, home) };
  return { ...input, ...phones, ...carried, positions, fullName: fullName(input) };
}
