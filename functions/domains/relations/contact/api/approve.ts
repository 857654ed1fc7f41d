import { oneSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { approveRecord } from '#functions/platform/record/approval.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactMachine } from '#shared/domains/relations/contact/rules.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(
  contactContract.routes.approve,
  oneSeen('contact', approveRecord(contactStore, contactMachine)),
);
