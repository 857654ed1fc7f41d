import * as z from 'zod';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id, Secret } from '#shared/kernel/record/ids.ts';
import { doorErrors, LinkDoor } from './door.ts';
import { LinkCode, LinkedEntity, LinkRow } from './schemas.ts';

const SecretParams = z.object({ secret: Secret });
const outside = { audience: 'secret', permission: null } as const;
/** The access rule for staff. They need the right to send the record that the link leads to. */
const staff = { audience: 'user', permission: null, grants: ['table:read', 'table:write'] } as const;
const One = z.object({ id: Id });

/** A GET changes nothing: opening and fetching are POSTs that a person triggers (outsiders section 1). */
export const linkContract = contract('link', {
  errors: doorErrors,
  routes: {
    door: route({
      ...pageApi('GET', '/download/{secret}'),
      ...outside,
      grants: ['table:read', 'table:write'],
      params: SecretParams,
      output: LinkDoor,
    }),
    /** Mails the recipient a code. */
    sendCode: route({
      ...pageApi('POST', '/download/{secret}/code'),
      ...outside,
      grants: ['table:read', 'table:write'],
      params: SecretParams,
      body: z.object({}),
      output: Done,
    }),
    enter: route({
      ...pageApi('POST', '/download/{secret}/open'),
      ...outside,
      grants: ['table:read', 'table:write'],
      params: SecretParams,
      body: z.object({ code: LinkCode.optional() }),
      output: z.object({
        title: z.string(),
        about: z.string().optional(),
        /** The name, type and size of the file. */
        name: z.string(),
        type: z.string(),
        size: z.int(),
        recipient: z.string(),
        /** Whether staff of the agency opened the link, which does not count as opened. */
        isPreview: z.boolean(),
      }),
    }),
    fetchFile: route({
      ...pageApi('POST', '/download/{secret}/file'),
      ...outside,
      grants: ['table:read', 'table:write', 'files:read'],
      params: SecretParams,
      body: z.object({ inline: z.boolean().default(false) }),
      output: z.object({ url: z.string() }),
    }),
    askAgain: route({
      ...pageApi('POST', '/download/{secret}/ask'),
      ...outside,
      grants: ['table:read', 'table:write'],
      params: SecretParams,
      body: z.object({}),
      output: Done,
    }),
    list: route({
      ...pageApi('POST', '/link/list'),
      ...staff,
      grants: ['table:read'],
      body: z.object({ entity: LinkedEntity, recordId: Id }),
      output: z.object({ rows: z.array(LinkRow) }),
    }),
    withdraw: route({
      ...v1('POST', '/links/{id}/withdraw'),
      ...staff,
      whileReadOnly: true,
      params: One,
      body: z.object({ entity: LinkedEntity.default('contract') }),
      output: LinkRow,
    }),
    /** Returns a link to paste elsewhere. It is shown once, and the record's log names the user who copied it. */
    copy: route({
      ...v1('POST', '/links/{id}/copy'),
      ...staff,
      params: One,
      body: z.object({ entity: LinkedEntity.default('contract') }),
      answersSecret: true,
      output: z.object({ url: z.string() }),
    }),
  },
});
