import { ageRestrictionStore } from '#functions/domains/reference/age-restriction/store.ts';
import { approvalOf } from '#functions/domains/reference/client/public/approval.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { carriedFor } from '#functions/domains/reference/tag/public/carried.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import type { RecordContext } from '#functions/platform/endpoint/context.ts';
import { checkReferences } from '#functions/platform/record/references.ts';
import { certainZoneOf } from '#shared/data/place-zones.ts';
import { checkCompany, isVenue } from '#shared/domains/relations/company/rules.ts';
import type { CompanyFields, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { withState } from '../state.ts';

const MASTERS = {
  paymentTermId: paymentTermStore,
  vatRateId: vatRateStore,
  'venueDetails.ageRestrictionId': ageRestrictionStore,
};
const chosen = ({ paymentTermId, vatRateId, venueDetails }: CompanyInput) => ({
  paymentTermId,
  vatRateId,
  'venueDetails.ageRestrictionId': venueDetails?.ageRestrictionId,
});

/** The input as it is stored, refused where a rule says so; a venue of no doubtful place has a zone. */
export async function prepareCompany(
  ctx: RecordContext,
  input: CompanyInput,
  before?: CompanyFields,
): Promise<CompanyFields> {
  checkCompany(input);
  const [carried, approval, address] = await Promise.all([
    carriedFor(ctx, 'company', input, before),
    approvalOf(ctx, 'company', before),
    withState(ctx, input.address, input.name),
    checkReferences(ctx, MASTERS, chosen(input), before && chosen(before)),
  ]);
  const zone = input.zone ?? (isVenue(input) ? certainZoneOf(address) : undefined);
  return { ...input, ...carried, ...approval, address, ...(zone ? { zone } : {}) };
}
