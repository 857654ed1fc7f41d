import { listRequest } from '#shared/kernel/list.ts';
import { recordRoutes } from '#shared/kernel/record-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { Contact, ContactInput } from './schemas.ts';

export const ContactListRequest = listRequest(['company', 'active'], ['name', 'position']);

export const contactContract = contract('contact', {
  routes: recordRoutes({
    domain: 'contact',
    plural: 'contacts',
    input: ContactInput,
    output: Contact,
    row: Contact,
    list: ContactListRequest,
  }),
});
