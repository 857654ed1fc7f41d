import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { contactMapping, contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.list, listRecords(contactStore, contactMapping));
