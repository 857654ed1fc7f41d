import * as z from 'zod';
import { anyUser, bySecret, own } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { doorErrors, LinkDoor } from './door.ts';
import { LinkCode, LinkedEntity, LinkRow } from './schemas.ts';
import { shareRoutes } from './share-routes.ts';

const One = z.object({ id: Id });

/**
 * A GET changes nothing: opening and fetching are POSTs that a person triggers (outsiders section 1). Staff need the
 * right to send the record that the link leads to.
 */
export const linkContract = contract('link', {
  errors: {
    ...doorErrors,
    'link.manyLinks': 409,
    'link.zipTooLarge': 413,
    'link.zipNotReady': 409,
    'file.gone': 404,
  },
  routes: {
    ...shareRoutes,
    /** `hasFiles`: it shares files, instead of one document. */
    door: route(pageApi('GET', '/download/{secret}'), bySecret.writes(), {
      output: LinkDoor.extend({ hasFiles: z.boolean().optional() }),
    }),
    /** Mails the recipient a code. */
    sendCode: route(pageApi('POST', '/download/{secret}/code'), bySecret.writes(), { body: Nothing, output: Done }),
    enter: route(pageApi('POST', '/download/{secret}/open'), bySecret.writes(), {
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
    fetchFile: route(pageApi('POST', '/download/{secret}/file'), bySecret.writes('files:read'), {
      body: z.object({ inline: z.boolean().default(false) }),
      output: Url,
    }),
    askAgain: route(pageApi('POST', '/download/{secret}/ask'), bySecret.writes(), { body: Nothing, output: Done }),
    list: route(pageApi('POST', '/link/list'), anyUser.reads(), {
      body: z.object({ entity: LinkedEntity, recordId: Id }),
      output: rowsOf(LinkRow),
    }),
    withdraw: route(v1('POST', '/links/{id}/withdraw'), own.writes(), {
      params: One,
      body: z.object({ entity: LinkedEntity.default('contract') }),
      output: LinkRow,
    }),
    /** Returns a link to paste elsewhere. It is shown once, and the record's log names the user who copied it. */
    copy: route(v1('POST', '/links/{id}/copy'), anyUser.writes(), {
      params: One,
      body: z.object({ entity: LinkedEntity.default('contract') }),
      answersSecret: true,
      output: Url,
    }),
  },
});
