import * as z from 'zod';
import { QUESTION_MAX } from '#shared/domains/agreements/statement/limits.ts';
import { doorErrors, LinkDoor } from '#shared/domains/relations/link/door.ts';
import { LinkCode, LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id, IdParams, Secret } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { SeenStatement } from './view.ts';

const write = ['table:read', 'table:write'] as const;
const artist = { audience: 'secret', permission: null, params: z.object({ secret: Secret }), grants: write } as const;
const at = '/statement/invitation/{secret}';
const Nothing = z.object({});
const InLanguage = z.object({ locale: Locale.optional() });
/** Links are for those who may send statements. */
const staff = { audience: 'user', permission: 'purchaseAgreement.send', grants: write } as const;
const OneLink = { ...staff, params: IdParams.extend({ linkId: Id }) };

/** The artist's side acts through its link: a GET changes nothing, each act is a POST (outsiders section 1). */
export const statementLinkContract = contract('statement-link', {
  errors: { ...doorErrors, 'document.badTransition': 409, 'statement.questionsFull': 409 },
  routes: {
    door: route({ ...pageApi('GET', at), ...artist, output: LinkDoor }),
    sendCode: route({ ...pageApi('POST', `${at}/code`), ...artist, body: Nothing, output: Done }),
    open: route({
      ...pageApi('POST', `${at}/open`),
      ...artist,
      body: InLanguage.extend({ code: LinkCode.optional() }),
      output: SeenStatement,
    }),
    /** The same again, for a browser that has opened the link. */
    see: route({ ...pageApi('POST', `${at}/see`), ...artist, body: InLanguage, output: SeenStatement }),
    file: route({
      ...pageApi('POST', `${at}/file`),
      ...artist,
      grants: [...write, 'files:read'],
      body: z.object({ inline: z.boolean().default(false) }),
      output: z.object({ url: z.string() }),
    }),
    agree: route({
      ...pageApi('POST', `${at}/agree`),
      ...artist,
      body: z.object({ name: requiredText(100) }),
      output: SeenStatement,
    }),
    ask: route({
      ...pageApi('POST', `${at}/question`),
      ...artist,
      body: z.object({ text: requiredText(QUESTION_MAX) }),
      output: SeenStatement,
    }),
    askAgain: route({ ...pageApi('POST', `${at}/ask`), ...artist, body: Nothing, output: Done }),
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
