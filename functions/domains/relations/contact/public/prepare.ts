import { approvalOf } from '#functions/domains/reference/client/public/approval.ts';
import { carriedFor } from '#functions/domains/reference/tag/public/carried.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { RecordContext } from '#functions/platform/endpoint/context.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import { checkContact, fullName } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { phoneText } from '../phone.ts';

const mainPosition = ({ positions }: ContactInput) => positions.find((p) => p.defaultSelect) ?? positions[0];

/** Fills in the names of the companies; one that is not there is refused at its field. */
export async function prepareContact(
  ctx: RecordContext,
  input: ContactInput,
  before?: ContactFields,
): Promise<ContactFields> {
  checkContact(input);
  const there = before?.positions.map(({ companyId }) => companyId);
  const [companies, carried, approval] = await Promise.all([
    Promise.all(
      input.positions.map(({ companyId }, i) =>
        namedRecord(ctx, companyStore, `positions.${i}.companyId`, companyId, there),
      ),
    ),
    carriedFor(ctx, 'contact', input, before),
    approvalOf(ctx, 'contact', before),
  ]);
  const positions = input.positions.map((position, i) => ({ ...position, companyName: companies[i]?.name ?? '' }));
  const home = companies.find(({ id }) => id === mainPosition(input)?.companyId)?.address.countryId ?? '';
  const phones = { phone: await phoneText(input.phone, home), mobile: await phoneText(input.mobile, home) };
  return { ...input, ...phones, ...carried, ...approval, positions, fullName: fullName(input) };
}
