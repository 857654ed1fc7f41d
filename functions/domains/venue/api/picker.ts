import { companyStore } from '#functions/domains/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';

export const handler = endpoint(
  venueContract.routes.picker,
  pickRecords(companyStore, ({ facets }) => facets?.active === 1 && facets.venue === 1),
);
