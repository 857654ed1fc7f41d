import { rowsSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactMapping, contactStore } from '../store.ts';

export const handler = endpoint(
  contactContract.routes.list,
  rowsSeen('contact', listRecords(contactStore, contactMapping)),
);
