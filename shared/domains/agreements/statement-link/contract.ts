import * as z from 'zod';
import { QUESTION_MAX } from '#shared/domains/agreements/statement/limits.ts';
import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { bySecret, linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { SeenStatement } from './view.ts';

const write = ['table:read', 'table:write'] as const;
const at = '/statement/invitation/{secret}';
const Nothing = z.object({});
/** Links are for those who may send statements. */
const staff = { audience: 'user', permission: 'purchaseAgreement.send', grants: write } as const;
const OneLink = { ...staff, params: IdParams.extend({ linkId: Id }) };

/** The artist's side acts through its link: a GET changes nothing, each act is a POST (outsiders section 1). */
export const statementLinkContract = contract('statement-link', {
  errors: { ...doorErrors, 'document.badTransition': 409, 'statement.questionsFull': 409 },
  routes: {
    ...linkSteps(at, SeenStatement),
    file: route({
      ...pageApi('POST', `${at}/file`),
      ...bySecret,
      grants: [...write, 'files:read'],
      body: z.object({ inline: z.boolean().default(false) }),
      output: z.object({ url: z.string() }),
    }),
    agree: route({
      ...pageApi('POST', `${at}/agree`),
      ...bySecret,
      body: z.object({ name: requiredText(100) }),
      output: SeenStatement,
    }),
    ask: route({
      ...pageApi('POST', `${at}/question`),
      ...bySecret,
      body: z.object({ text: requiredText(QUESTION_MAX) }),
      output: SeenStatement,
    }),
    /** Lists the links to a statement. */
    links: route({
      ...core('GET', '/statement/{id}/links'),
      ...staff,
      grants: ['table:read'],
      params: IdParams,
      output: z.object({ rows: z.array(LinkRow) }),
    }),
    withdraw: route({
      ...core('POST', '/statement/{id}/links/{linkId}/withdraw'),
      ...OneLink,
      body: Nothing,
      output: LinkRow,
    }),
    /** Returns a link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route({
      ...core('POST', '/statement/{id}/links/{linkId}/copy'),
      ...OneLink,
      body: Nothing,
      answersSecret: true,
      output: z.object({ url: z.string() }),
    }),
  },
});
