import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(
  contactContract.routes.picker,
  pickRecords(contactStore, (summary) => summary.facets?.active === 1),
);
