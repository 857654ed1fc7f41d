import { venueNos } from '#functions/domains/relations/company/public/outside.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

export const handler = endpoint(venueContract.routes.picker, async (call) => {
  const nos = await venueNos(call.ctx);
  return pickRecords(
    companyStore,
    ({ facets, key }) => facets?.active === 1 && facets.venue === 1 && (nos?.has(noOf(key)) ?? true),
  )(call);
});
