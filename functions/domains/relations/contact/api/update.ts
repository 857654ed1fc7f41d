import { oneSeen, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { updateRecord } from '#functions/platform/record/handlers.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { prepareContact } from '../public/prepare.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(
  contactContract.routes.update,
  oneSeen('contact', updateRecord(contactStore, withFree('contact', prepareContact))),
);
