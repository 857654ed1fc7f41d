import * as z from 'zod';
import { advancingErrors } from '#shared/domains/journeys/advancing/errors.ts';
import { FileAddress } from '#shared/domains/journeys/advancing/files.ts';
import { MAX_DECIDED, MESSAGE_MAX } from '#shared/domains/journeys/advancing/limits.ts';
import { AnswerFile, AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { PartKey } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { doorErrors, LinkDoor } from '#shared/domains/relations/link/door.ts';
import { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { FILE_NAME_MAX, FileName, fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done, Id, IdParams } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { SeenAnswer, SeenMessage, SeenRequest, SeenVersion } from './view.ts';

const at = '/advancing/invitation/{secret}';
const act = (name: string) => pageApi('POST', `${at}/${name}`);
const InLanguage = z.object({ locale: Locale.optional() });
const One = z.object({ key: PartKey, rev: RevInput });
const Reason = text(REASON_MAX);

/**
 * People outside act through their link: a GET changes nothing, each act is a POST (outsiders section 1). Staff who may
 * send requests see the links.
 */
export const advancingLinkContract = contract('advancing-link', {
  errors: { ...doorErrors, ...fileErrors, ...advancingErrors },
  routes: {
    door: route(pageApi('GET', at), bySecret.writes(), {
      output: LinkDoor.extend({
        /** Another person answers instead of the reader. */
        isPassedOn: z.boolean(),
      }),
    }),
    open: route(act('open'), bySecret.writes(), { body: InLanguage, output: SeenRequest }),
    /** The same again, for a browser that has opened the link. */
    see: route(act('see'), bySecret.writes(), { body: InLanguage, output: SeenRequest }),
    /** Lists what was said about one question, oldest first. */
    versions: route(act('versions'), bySecret.writes(), {
      body: z.object({ key: PartKey }),
      output: rowsOf(SeenVersion),
    }),
    /** Keeps a draft; without a value, removes it. 409 `itemStale` carries the newer answer as `current`. */
    save: route(act('save'), bySecret.writes(), {
      body: One.extend({ value: AnswerValue.optional() }),
      output: SeenAnswer,
    }),
    /** Provides answers. Each has a value, or the reason why its question does not apply. */
    provide: route(act('provide'), bySecret.writes(), {
      body: z.object({
        items: z
          .array(One.extend({ value: AnswerValue.optional(), notApplicable: Reason.optional() }))
          .min(1)
          .max(MAX_DECIDED),
      }),
      output: SeenRequest,
    }),
    /** Presigns the upload of a file for a question. */
    ticket: route(act('ticket'), bySecret.writes('files:write'), {
      body: UploadRequest.omit({ purpose: true }).extend({ key: PartKey }),
      output: UploadTicket,
    }),
    /** Takes over an upload. Its author names the file in the answer; nobody else sees it before. */
    attach: route(act('attach'), bySecret.writes('files:read', 'files:write'), {
      body: z.object({ key: PartKey, upload: z.string().max(FILE_NAME_MAX), name: FileName }),
      output: AnswerFile,
    }),
    /** Removes a file that no answer has named. */
    detach: route(act('detach'), bySecret.writes('files:write'), { body: z.object({ fileId: Id }), output: Done }),
    file: route(act('file'), bySecret.writes('files:read'), { body: z.object({ fileId: Id }), output: FileAddress }),
    /** Says of all offers of a section that they are still right. */
    confirm: route(act('confirm'), bySecret.writes(), { body: z.object({ section: PartKey }), output: SeenRequest }),
    /** 422 `missing` has an error for each required question without an answer, with its key as `field`. */
    submit: route(act('submit'), bySecret.writes(), { body: Nothing, output: SeenRequest }),
    askChange: route(act('askchange'), bySecret.writes(), {
      body: One.extend({ value: AnswerValue, reason: Reason }),
      output: SeenRequest,
    }),
    /** Ends the link: the door says so afterwards. */
    decline: route(act('decline'), bySecret.writes(), { body: z.object({ reason: Reason }), output: Done }),
    /** Names the right person, who gets a link of their own. Ends this link. */
    forward: route(act('forward'), bySecret.writes(), {
      body: z.object({ person: z.object({ name: requiredText(100), email }), reason: Reason }),
      output: Done,
    }),
    /** Lists the conversation, oldest first. */
    messages: route(act('messages'), bySecret.writes(), { body: Nothing, output: rowsOf(SeenMessage) }),
    write: route(act('write'), bySecret.writes(), {
      body: z.object({ text: requiredText(MESSAGE_MAX), key: PartKey.optional() }),
      output: rowsOf(SeenMessage),
    }),
    askAgain: route(act('ask'), bySecret.writes(), { body: Nothing, output: Done }),
    /** Lists the links of a request. A link names its invitee as `person.participantId`. */
    links: route(pageApi('GET', '/advancing/request/{id}/links'), reads('advancing.create'), {
      output: rowsOf(LinkRow),
    }),
    /** Returns a link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route(pageApi('POST', '/advancing/request/{id}/links/{linkId}/copy'), writes('advancing.create'), {
      params: IdParams.extend({ linkId: Id }),
      body: Nothing,
      answersSecret: true,
      output: Url,
    }),
  },
});
