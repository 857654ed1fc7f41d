import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(
  companyContract.routes.picker,
  pickRecords(companyStore, (summary) => summary.facets?.active === 1),
);
