import { copied } from '#functions/domains/reference/client/public/approval.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { copyRecord } from '#functions/platform/record/more-handlers.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.copy, copyRecord(contactStore, copied('contact')));
