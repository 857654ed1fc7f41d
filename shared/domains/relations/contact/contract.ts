import { reads, writes } from '#shared/kernel/contract/access.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { approvalRoute, copyAndNameRoutes, core, recordRoutes, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Contact, ContactInput, Passport } from './schemas.ts';

export const CONTACT_LIST = {
  fields: ['company', 'active', 'status', 'tag', 'preliminary'],
  sorts: ['name', 'position'],
  free: true,
} as const;
export const ContactListRequest = freeListRequest(CONTACT_LIST);

export const contactContract = contract('contact', {
  routes: {
    ...recordRoutes({
      domain: 'contact',
      plural: 'contacts',
      input: ContactInput,
      output: Contact,
      row: Contact,
      list: ContactListRequest,
      aliases: { get: [core('GET', '/contact/{id}/PreviewPanel')] },
    }),
    /** A contact's name is the full one, infix included. */
    ...copyAndNameRoutes({ domain: 'contact', plural: 'contacts', output: Contact, nameMax: 130 }),
    ...approvalRoute('contact', Contact),
    /** Behind a right of its own; who looked is in the contact's log. */
    passport: route(v1('POST', '/contacts/{id}/passport/open'), writes('contact.readPassport'), { output: Passport }),
    updatePassport: route(v1('POST', '/contacts/{id}/passport'), writes('contact.readPassport'), {
      body: Passport,
      output: Passport,
    }),
    recentlyUsed: route(v1('GET', '/contacts/recentlyused'), reads('contact.read'), { output: rowsOf(Contact) }),
  },
});
