import * as z from 'zod';
import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { text } from '#shared/kernel/text/text.ts';
import { SeenPortal } from './view.ts';

const at = '/portal/{secret}';
const OneLink = { params: IdParams.extend({ linkId: Id }), body: z.object({}) } as const;

/** The page of a recipient: all that waits for them at one agency. Each matter keeps its own link, rights and end. */
export const portalContract = contract('portal', {
  errors: { ...doorErrors, 'portal.noEmail': 409, 'portal.noOpen': 404 },
  routes: {
    ...linkSteps(at, SeenPortal),
    /** Returns a fresh address of one of its matters. */
    go: route(pageApi('POST', `${at}/go`), bySecret.writes(), { body: z.object({ id: Id }), output: Url }),
    links: route(core('GET', '/contact/{id}/portal'), reads('contact.update'), { output: rowsOf(LinkRow) }),
    /** Mails the contact the link to their page. The link that works is mailed again. */
    send: route(core('POST', '/contact/{id}/portal'), writes('contact.update'), {
      body: z.object({ message: text(2000).default('') }),
      output: LinkRow,
    }),
    withdraw: route(core('POST', '/contact/{id}/portal/{linkId}/withdraw'), writes('contact.update'), {
      ...OneLink,
      output: LinkRow,
    }),
    /** Returns the link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route(core('POST', '/contact/{id}/portal/{linkId}/copy'), writes('contact.update'), {
      ...OneLink,
      answersSecret: true,
      output: Url,
    }),
  },
});
