import * as z from 'zod';
import { MAX_PERSONS } from '#shared/domains/journeys/advancing-template/limits.ts';
import { PartKey } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { MOST_ROWS, paged } from '#shared/kernel/contract/paging.ts';
import { Nothing, rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { advancingErrors } from './errors.ts';
import { FileAddress } from './files.ts';
import { MAX_DECIDED, MAX_INVITEES } from './limits.ts';
import { ShowProgress } from './of-shows.ts';
import { AdvancingRequest, InviteeInput, RequestRow, Version } from './schemas.ts';
import { LISTS, MessageInput, ThreadMessage } from './thread.ts';

export const REQUEST_LIST = { fields: ['state', 'show', 'artist', 'needsMe'], sorts: ['date', 'title'] } as const;

const at = '/advancing/request';
const act = (name: string) => pageApi('POST', `${at}/{id}/${name}`);

const Seen = z.object({ key: PartKey, rev: RevInput });
const Reason = text(REASON_MAX);
const items = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(MAX_DECIDED);

export const advancingContract = contract('advancing', {
  errors: { ...advancingErrors, 'show.locked': 409, 'timetable.full': 409 },
  routes: {
    list: route(pageApi('POST', `${at}/list`), reads('advancing.read'), {
      body: listRequest(REQUEST_LIST),
      output: paged(RequestRow),
    }),
    /** Tells how far the requests of some shows are. A show without a request has no row. */
    ofShows: route(pageApi('POST', '/advancing/ofshows'), reads('advancing.read'), {
      body: z.object({ showIds: z.array(Id).min(1).max(MOST_ROWS) }),
      output: rowsOf(ShowProgress),
    }),
    get: route(pageApi('GET', `${at}/{id}`), reads('advancing.read'), { output: AdvancingRequest }),
    /** Lists what was said about one question, oldest first. */
    versions: route(pageApi('GET', `${at}/{id}/versions/{key}`), reads('advancing.read'), {
      params: IdParams.extend({ key: PartKey }),
      output: rowsOf(Version),
    }),
    /** Returns an address to fetch a file of an answer within a minute. */
    file: route(pageApi('GET', `${at}/{id}/files/{fileId}`), reads('advancing.read', 'files:read'), {
      params: IdParams.extend({ fileId: Id }),
      output: FileAddress,
    }),
    /** Lists the conversation with people outside and the internal notes, oldest first. */
    thread: route(pageApi('GET', `${at}/{id}/thread`), reads('advancing.read'), {
      output: z.object({ messages: z.array(ThreadMessage), notes: z.array(ThreadMessage) }),
    }),
    write: route(act('write'), writes('advancing.update'), {
      body: MessageInput.extend({ list: z.enum(LISTS) }),
      output: rowsOf(ThreadMessage),
    }),
    /** Prepares a request for a show, with the answers that are known already. */
    create: route(pageApi('POST', `${at}/create`), writes('advancing.create'), {
      aliases: [pageApi('POST', at)],
      output: AdvancingRequest,
      body: z.object({
        showId: Id,
        templateId: Id,
        /** Left out, the deadline of the template. */
        deadline: LocalDate.optional(),
        invitees: z.array(InviteeInput).max(MAX_INVITEES),
        /** Refuses a request that could not be sent. Its sender sends it next. */
        forSending: z.boolean().default(false),
      }),
    }),
    send: route(act('send'), writes('advancing.create'), { output: AdvancingRequest, body: Nothing }),
    approve: route(act('approve'), writes('advancing.approve'), {
      output: AdvancingRequest,
      body: z.object({ items: items(Seen.extend({ choice: z.enum(['theirs', 'ours']).optional() })) }),
    }),
    /** Makes a person of an answer a contact with a role on the show: the one with their email address, or a new one. */
    takeContact: route(act('takecontact'), writes('advancing.approve'), {
      output: AdvancingRequest,
      body: Seen.extend({ index: z.int().min(0).max(MAX_PERSONS) }),
    }),
    /** Puts answers on the day sheet before they are approved. */
    use: route(act('use'), writes('advancing.approve'), {
      output: AdvancingRequest,
      body: z.object({ items: items(Seen) }),
    }),
    return: route(act('return'), writes('advancing.approve'), {
      output: AdvancingRequest,
      /** An item may have a reason of its own, in place of the common one. */
      body: z.object({ items: items(Seen.extend({ reason: Reason.optional() })), reason: Reason.default('') }),
    }),
    reopen: route(act('reopen'), writes('advancing.approve'), {
      output: AdvancingRequest,
      body: Seen.extend({ reason: Reason }),
    }),
    decideChange: route(act('decidechange'), writes('advancing.approve'), {
      output: AdvancingRequest,
      body: Seen.extend({ isAccepted: z.boolean(), reason: Reason.default('') }),
    }),
    /** Mails an invitee a fresh link; earlier ones stay valid. An invitee whose link was withdrawn gets a new one. */
    resend: route(act('resend'), writes('advancing.create'), {
      output: AdvancingRequest,
      body: z.object({ inviteeId: Id }),
    }),
    /** Ends the link of one invitee, who is told why. */
    withdrawInvitee: route(act('withdrawinvitee'), writes('advancing.update'), {
      output: AdvancingRequest,
      body: z.object({ inviteeId: Id, reason: Reason }),
    }),
    moveDeadline: route(act('deadline'), writes('advancing.update'), {
      output: AdvancingRequest,
      body: z.object({ deadline: LocalDate }),
    }),
    withdraw: route(act('withdraw'), writes('advancing.update'), {
      output: AdvancingRequest,
      body: z.object({ reason: Reason }),
    }),
  },
});
