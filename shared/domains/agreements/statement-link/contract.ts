import * as z from 'zod';
import { QUESTION_MAX } from '#shared/domains/agreements/statement/limits.ts';
import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { SeenStatement } from './view.ts';

const at = '/statement/invitation/{secret}';

/**
 * The artist's side acts through its link: a GET changes nothing, each act is a POST (outsiders section 1). Staff who may
 * send statements see the links.
 */
export const statementLinkContract = contract('statement-link', {
  errors: { ...doorErrors, 'document.badTransition': 409, 'statement.questionsFull': 409 },
  routes: {
    ...linkSteps(at, SeenStatement),
    file: route(pageApi('POST', `${at}/file`), bySecret.writes('files:read'), {
      body: z.object({ inline: z.boolean().default(false) }),
      output: Url,
    }),
    agree: route(pageApi('POST', `${at}/agree`), bySecret.writes(), {
      body: z.object({ name: requiredText(100) }),
      output: SeenStatement,
    }),
    ask: route(pageApi('POST', `${at}/question`), bySecret.writes(), {
      body: z.object({ text: requiredText(QUESTION_MAX) }),
      output: SeenStatement,
    }),
    /** Lists the links to a statement. */
    links: route(core('GET', '/statement/{id}/links'), reads('purchaseAgreement.send'), { output: rowsOf(LinkRow) }),
    withdraw: route(core('POST', '/statement/{id}/links/{linkId}/withdraw'), writes('purchaseAgreement.send'), {
      params: IdParams.extend({ linkId: Id }),
      body: Nothing,
      output: LinkRow,
    }),
    /** Returns a link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route(core('POST', '/statement/{id}/links/{linkId}/copy'), writes('purchaseAgreement.send'), {
      params: IdParams.extend({ linkId: Id }),
      body: Nothing,
      answersSecret: true,
      output: Url,
    }),
  },
});
