import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { nameExists } from '#functions/platform/record/more-handlers.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.nameExists, nameExists(contactStore));
