import * as z from 'zod';
import { Id, IdParams } from '#shared/kernel/ids.ts';
import { freeListRequest } from '#shared/kernel/list.ts';
import { core, recordRoutes, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Contact, ContactInput, PassportInput } from './schemas.ts';

export const ContactListRequest = freeListRequest(['company', 'active', 'status', 'tag'], ['name', 'position']);
const read = { audience: 'user', permission: 'contact.read', grants: ['table:read'] } as const;

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
    copy: route({
      ...v1('POST', '/contacts/{id}/copy'),
      audience: 'user',
      permission: 'contact.create',
      grants: ['table:read', 'table:write'],
      params: IdParams,
      output: Contact,
    }),
    /** By the full name, infix included. */
    nameExists: route({
      ...v1('GET', '/contacts/nameexists'),
      ...read,
      query: z.object({ name: z.string().trim().min(1).max(130), excludeId: Id.optional() }),
      output: z.object({ exists: z.boolean() }),
    }),
    /** Behind a right of its own; who looked is in the contact's log. */
    passport: route({
      ...v1('POST', '/contacts/{id}/passport/open'),
      audience: 'user',
      permission: 'contact.readPassport',
      grants: ['table:read', 'table:write'],
      params: IdParams,
      output: PassportInput,
    }),
    updatePassport: route({
      ...v1('POST', '/contacts/{id}/passport'),
      audience: 'user',
      permission: 'contact.readPassport',
      grants: ['table:read', 'table:write'],
      params: IdParams,
      body: PassportInput,
      output: PassportInput,
    }),
    recentlyUsed: route({
      ...v1('GET', '/contacts/recentlyused'),
      ...read,
      output: z.object({ rows: z.array(Contact) }),
    }),
  },
});
