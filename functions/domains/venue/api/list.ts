import { seenCompany } from '#functions/domains/company/outside-store.ts';
import { companyMapping, companyStore, VENUES } from '#functions/domains/company/store.ts';
import { rowsSeen } from '#functions/domains/free-field/values-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';

const list = rowsSeen(
  'company',
  listRecords(companyStore, companyMapping, () => [VENUES]),
);

export const handler = endpoint(venueContract.routes.list, async (call) => {
  const page = await list(call);
  return { ...page, rows: page.rows.map((row) => seenCompany(call.ctx, row)) };
});
