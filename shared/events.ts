import * as z from 'zod';
import { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import { EXPORT_MASKS } from '#shared/domains/agreements/sales-export/masks.ts';
import { SOCIAL_CHANGES } from '#shared/domains/identity/account/social.ts';
import { FACTOR_CHANGES } from '#shared/domains/identity/second-factor/changes.ts';
import { AdvancingMessage } from '#shared/domains/journeys/advancing/message.ts';
import { SubscriptionState } from '#shared/domains/operator/subscription/schemas.ts';
import { Notification } from '#shared/domains/reference/notification/contract.ts';
import { CONTRACT_MOMENTS } from '#shared/domains/reference/status/schemas.ts';
import { AttachmentRef } from '#shared/domains/relations/email-message/schemas.ts';
import type { QueueName } from '#shared/kernel/contract/job.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/*
 * Events: what a write promises to do afterwards (transactional outbox). The table's stream hands each to the outbox
 * queue. Its worker does it, or sends it on to the queue of its event. Messages under way carry a name: it stays.
 */
const outbox = <P extends z.ZodType>(payload: P) => ({ queue: 'outbox' as const, payload, afterS: 0 });
/** Long work. It begins so many seconds after the write. */
const bulk = <P extends z.ZodType>(payload: P, afterS = 0) => ({ queue: 'bulk' as const, payload, afterS });
const document = <P extends z.ZodType>(payload: P) => ({ queue: 'document' as const, payload, afterS: 0 });

/** Seconds after which no request is under way that knew the free fields as they were before: a held read and retries. */
const FREE_FIELDS_SETTLED_S = 4;
/** Seconds in which staff decide about several guests, of which one mail tells. */
const DECISIONS_S = 120;
/** Seconds in which staff may undo a decision before its guest is told. */
const GUEST_TOLD_S = 15;
/** Seconds after which no request is under way that read something as it was before. */
const REQUEST_S = 30;

const Nothing = z.object({});
const One = z.object({ id: Id });
const Changed = z.object({ entity: z.string(), id: Id });
const MergeWork = z.object({ mergeId: Id });
/** The work that follows from a command of a document that is signed. */
const OfSigning = z.object({ id: Id, message: EsignMessage });
/** A show of a bulk send. `printed`: the kind whose print has just ended. */
const OfBulkSend = z.object({ runId: Id, showId: Id, printed: z.string().optional() });
/** The event that waits for a print, or for the news that there is none. */
const AfterPrint = z.discriminatedUnion('type', [
  z.object({ type: z.literal('esign'), payload: OfSigning }),
  z.object({ type: z.literal('bulkSend'), payload: OfBulkSend }),
]);
export type AfterPrint = z.infer<typeof AfterPrint>;
const OfUser = z.object({ userId: z.string() });
const OfLink = z.object({ entity: z.string(), linkId: Id });
const Numbers = z.array(z.number()).readonly();
const Attached = AttachmentRef.extend({ key: z.string(), name: z.string(), type: z.string(), size: z.number() });
const QueueWork = z.object({
  start: z.string(),
  end: z.string(),
  isNight: z.boolean(),
  artists: z.array(z.object({ artistId: Id })).readonly(),
  /** The option that came back. */
  backNo: z.number().optional(),
});

export const EVENTS = {
  /** Temporary access was asked for or decided, has begun, or is over. */
  accessGrant: outbox(One.extend({ news: z.enum(['asked', 'decided', 'began', 'over']) })),
  /** People hear of a command on an advancing request. `by`: the person outside who gave it. */
  advancing: outbox(One.extend({ message: AdvancingMessage, by: z.string().optional() })),
  agencyChanged: bulk(One),
  batch: bulk(z.object({ batchId: Id, chunk: z.number() })),
  bulkSend: { queue: 'signing' as const, payload: OfBulkSend, afterS: 0 },
  cardChanged: bulk(Changed),
  /** The card provider says that an attempt to pay may stand otherwise: one of ours, or that of a payment. */
  cardPayment: outbox(
    z.object({
      bookkeepingId: Id,
      invoiceId: z.string().optional(),
      n: z.int().optional(),
      intentId: z.string().optional(),
    }),
  ),
  challengeTask: bulk(z.object({ id: Id, showId: Id })),
  /** `text`: written above the link. `subject`: left out, the usual one of its kind. `attach`: the file goes along. */
  documentLink: outbox(
    OfLink.extend({ text: z.string(), subject: z.string().optional(), attach: z.boolean().optional() }),
  ),
  /** Packs the files of a link, as asked for at `at`. */
  downloadZip: bulk(OfLink.extend({ at: z.string() })),
  /** The submission of an e-invoice, by its document and its attempt. */
  eInvoice: bulk(One.extend({ attempt: z.int() })),
  /** `files`: as the sender might see them when the email was written. */
  email: outbox(z.object({ emailId: Id, files: z.array(Attached).readonly() })),
  /** A mail came in as an answer; the sender of the mail hears of it. */
  emailReplied: outbox(One),
  esign: outbox(OfSigning),
  esignSeal: { queue: 'seal' as const, payload: One, afterS: 0 },
  export: bulk(z.object({ exportId: Id })),
  externalCalendar: bulk(One),
  /** A mail to the recipient of a link to files: the link itself, or that the ZIP is ready. `text`: the sender's. */
  filesMail: outbox(OfLink.extend({ mail: z.enum(['shared', 'zipReady']), text: z.string() })),
  geocode: bulk(Nothing),
  /** A mail to the reader of a guest list's link. `ids`: the guests or allotments that it is about. */
  guestListMail: outbox(
    OfLink.extend({ mail: z.enum(['invite', 'decided', 'cutoff']), ids: z.array(Id).readonly(), text: z.string() }),
  ),
  /** A mail to a guest about the decision of this key. */
  guestMail: outbox(z.object({ listId: Id, placeId: Id, guestId: Id, decision: z.string() })),
  /** Guests who hear of decisions about themselves. */
  guestTelling: bulk(z.object({ listId: Id, placeId: Id, guestIds: z.array(Id).readonly() }), GUEST_TOLD_S),
  /** Writes a calendar feed into the Google calendar that its owner connected. */
  googleCalendarPush: bulk(One),
  /** The sender of a link hears that its reader asks for guests. */
  guestsAsked: outbox(OfLink),
  /** The agency decided about guests that the reader of a link asked for. */
  guestsDecided: bulk(OfLink, DECISIONS_S),
  /** Synchronises the agency with HubSpot now. */
  hubspotSync: bulk(Nothing),
  icalOverview: outbox(Nothing),
  import: bulk(z.object({ importId: Id, pass: z.enum(['run', 'undo']), chunk: z.number() })),
  invoiceReview: outbox(One),
  /** A payer or the agency said something about an invoice. */
  invoiceStatement: outbox(One.extend({ statementId: z.string() })),
  /** As S3 reports it: the mail service put a mail into the bucket. */
  inboundMail: outbox(z.object({ object: z.object({ key: z.string(), size: z.number() }) })),
  /** `inviter`: is told when the email cannot leave. An operator is of another tenant than the user. */
  invitation: outbox(OfUser.extend({ inviter: OfUser.extend({ tenantId: z.string(), name: z.string() }) })),
  /** The mail that reminds the debtor of an invoice. */
  invoiceReminder: outbox(One.extend({ level: z.literal([1, 2, 3]) })),
  itineraryChanged: outbox(
    OfLink.extend({ days: z.array(z.object({ date: LocalDate, city: z.string() })).readonly() }),
  ),
  /** `text`: written above the link. */
  itineraryLink: outbox(OfLink.extend({ text: z.string() })),
  linkCode: outbox(OfLink),
  /** As SES reports it: the mail kit reads it. */
  mailEvent: outbox(z.unknown()),
  mention: outbox(
    RecordSubject.extend({ userId: z.string(), author: z.string(), body: z.string(), title: z.string() }),
  ),
  merge: bulk(MergeWork),
  move: bulk(Changed),
  notify: outbox(
    Notification.pick({ kind: true, subject: true, event: true, target: true }).extend({ userId: z.string() }),
  ),
  /** The mail with the link of a new agency. */
  onboardingMail: outbox(OfLink),
  /** A new agency has answered all: it is created, if that did not happen with the answer. */
  onboardingSubmitted: outbox(One),
  optionDigest: outbox(OfUser.extend({ showNos: Numbers })),
  optionQueue: bulk(QueueWork),
  passwordChanged: outbox(OfUser.extend({ at: z.string() })),
  /** The second factor of a user changed; `by` changed it, if not the user. */
  secondFactor: outbox(
    OfUser.extend({
      at: z.string(),
      change: z.enum(FACTOR_CHANGES),
      by: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  /** An account elsewhere was connected with the user's sign-in, or disconnected. */
  socialAccount: outbox(OfUser.extend({ at: z.string(), change: z.enum(SOCIAL_CHANGES), provider: z.string() })),
  /** A notification for the devices of a user. */
  push: outbox(
    OfUser.extend({ note: Notification.pick({ id: true, kind: true, subject: true, event: true, target: true }) }),
  ),
  /** A promoter answered a quote by link; `userId` hears of it. */
  quoteAnswered: outbox(OfUser.extend({ id: Id })),
  rebuildList: bulk(z.object({ list: z.string() }), FREE_FIELDS_SETTLED_S),
  releaseShows: bulk(z.object({ productionId: Id })),
  /** `tell`: who hears when the file is there; nobody where the page itself waits. `next`: waits for the file. */
  render: document(Changed.extend({ hash: z.string(), tell: z.string().optional(), next: AfterPrint.optional() })),
  renew: bulk(Changed),
  salesExport: bulk(z.object({ bookkeepingId: Id, month: z.string(), run: z.int(), fileType: z.enum(EXPORT_MASKS) })),
  /** The reader of a link acted on its record; the sender hears of it. `name` and `text` are the reader's. */
  saidByLink: outbox(
    OfUser.extend({
      kind: z.enum(['statementAgreed', 'statementQuestion', 'selfBillAccepted', 'selfBillObjected']),
      number: z.string(),
      target: z.string(),
      name: z.string(),
      text: z.string().optional(),
    }),
  ),
  /** As GuardDuty reports it: "Malware Protection Object Scan Result". */
  scanResult: outbox(
    z.object({
      s3ObjectDetails: z.object({ objectKey: z.string() }),
      scanResultDetails: z.object({ scanResultStatus: z.string() }),
    }),
  ),
  /** A show changed in what others follow: its time, place, people, or a field that answers fill. */
  showChanged: bulk(One),
  /** One of several shows of a contract moves to the status for a moment. */
  showMoment: bulk(z.object({ showId: Id, moment: z.enum(CONTRACT_MOMENTS) })),
  signedArchive: bulk(z.object({ archiveId: Id })),
  stateAlias: bulk(One),
  /** Something happened to the subscription of a client: it may go on. */
  subscription: bulk(One),
  /** The administrators of a client hear of the state of its subscription. */
  subscriptionNews: outbox(One.extend({ before: SubscriptionState, after: SubscriptionState })),
  statusGone: bulk(One, REQUEST_S),
  syncAirlines: bulk(Nothing),
  syncAirports: bulk(Nothing),
  taskDigest: outbox(OfUser.extend({ taskNos: Numbers })),
  transferOwned: bulk(z.object({ fromId: Id, toId: Id })),
  unmerge: bulk(MergeWork),
  vatCheck: bulk(One),
  vatDue: bulk(Nothing),
  /** Publishes the agency's public dates at Webflow. `heals`: also what nobody changed here. */
  webflowSync: bulk(z.object({ heals: z.boolean() })),
  /** The administrators of an agency hear of a webhook. `endpointId` may be gone by then. */
  webhookNews: outbox(z.object({ endpointId: Id, name: z.string(), news: z.enum(['failing', 'gone', 'paused']) })),
  /** An endpoint has deliveries that may leave. */
  webhookTurn: { queue: 'webhook' as const, payload: z.object({ endpointId: Id }), afterS: 0 },
  webformReceived: outbox(z.object({ submissionId: Id })),
  webformRejected: outbox(z.object({ submissionId: Id, text: z.string(), sender: z.string() })),
} satisfies Record<string, { readonly queue: QueueName; readonly payload: z.ZodType; readonly afterS: number }>;

type Events = typeof EVENTS;
export type EventName = keyof Events;
export type EventsOf<Q extends QueueName> = { [N in EventName]: Events[N]['queue'] extends Q ? N : never }[EventName];
export type EventPayload<N extends EventName> = z.output<Events[N]['payload']>;

/** An event as a write promises it. */
export type OutboxEntry<N extends EventName = EventName> = {
  readonly [K in N]: { readonly type: K; readonly payload: EventPayload<K> };
}[N];

/** An event as a queue brings it. */
export type EventMessage<N extends EventName = EventName> = OutboxEntry<N> & {
  /** Names the event for ever: the write's id and the entry's place in it. */
  readonly id: string;
  readonly tenantId: string;
  readonly at: string;
  readonly actorId: string;
};
