import * as z from 'zod';
import { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { AdvancingTemplateInput, PartKey } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, requiredText } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { MAX_INVITEES } from './limits.ts';
import { INVITEE_STATES, ITEM_STATES, REQUEST_STATES } from './states.ts';

/** A person outside who is asked. Each answers some sections, by a link of their own. */
export const InviteeInput = z.object({
  name: requiredText(100),
  email,
  locale: Locale.default('en'),
  contactId: Id.optional(),
  sections: z.array(PartKey).min(1, { error: 'required' }),
});
export type InviteeInput = z.infer<typeof InviteeInput>;
export const Invitee = InviteeInput.extend({
  id: Id,
  state: z.enum(INVITEE_STATES),
  openedAt: Instant.optional(),
  submittedAt: Instant.optional(),
  /** Why this person does not answer. */
  reason: z.string().optional(),
  /** When staff last sent the link again. */
  resentAt: Instant.optional(),
  /** The invitee who answers instead. */
  replacedBy: Id.optional(),
  /** How often the request was passed on before it reached this person. */
  forwards: z.int().optional(),
});
export type Invitee = z.infer<typeof Invitee>;

/** The author of an answer or a decision. */
export const Author = z.object({ kind: z.enum(['invitee', 'user', 'job']), id: z.string(), name: z.string() });
export type Author = z.infer<typeof Author>;

/** The sources of a proposed answer, in the order in which they are asked. */
export const OFFER_SOURCES = ['show', 'venue', 'template'] as const;
/** An answer that is proposed. One of the venue counts only after a person outside has confirmed it. */
export const Offer = z.object({
  source: z.enum(OFFER_SOURCES),
  value: AnswerValue,
  /** The day of an answer of the venue. */
  date: LocalDate.optional(),
});
export type Offer = z.infer<typeof Offer>;

const Said = z.object({ by: Author, at: Instant });
const VERSION_SOURCES = ['prefill', 'outsider', 'staff'] as const;
/** The present answer to a question. Earlier ones are versions, which never change. */
export const Answer = z.object({
  key: PartKey,
  /** The number of changes. An answer carries the one that its author saw. */
  rev: z.int(),
  value: AnswerValue.optional(),
  /** Why the question does not apply. */
  notApplicable: z.string().optional(),
  said: Said.optional(),
  /** The origin of the present version. It is stored with the answer alone until the next version follows. */
  source: z.enum(VERSION_SOURCES).optional(),
  versions: z.int(),
  offer: Offer.optional(),
  /** The value of the show's field when the request was sent. */
  showValue: AnswerValue.optional(),
  /** The change that a person outside asks for, of an approved answer. */
  asked: Said.extend({ value: AnswerValue, reason: z.string() }).optional(),
  /** Why the agency returned the answer or refused the change. */
  reason: z.string().optional(),
  /** Whether an approved answer waits for the show to be unlocked. */
  blockedByLock: z.boolean().optional(),
});
export type Answer = z.infer<typeof Answer>;

/** A typed answer that its author has not provided yet. Nobody else sees it. */
export const Draft = z.object({
  inviteeId: Id,
  key: PartKey,
  /** The revision of the answer that its author saw. */
  rev: z.int(),
  /** Left out, the draft is removed. */
  value: AnswerValue.optional(),
});
export type Draft = z.infer<typeof Draft>;

/** A version of an answer: what was said, by whom, and where it came from. */
export const Version = z.object({
  key: PartKey,
  n: z.int(),
  ...Said.shape,
  source: z.enum(VERSION_SOURCES),
  value: AnswerValue.optional(),
  notApplicable: z.string().optional(),
});
export type Version = z.infer<typeof Version>;

/** A person of an answer who is a contact of the agency, with their role on the show. */
export const ShowContact = z.object({
  /** The question, and the place of the person in its answer. */
  key: PartKey,
  index: z.int(),
  contactId: Id,
  /** The name in the answer. */
  name: z.string(),
  role: z.string(),
});
export type ShowContact = z.infer<typeof ShowContact>;

/** How an answer relates to the field that it fills. */
export const COMPARISONS = ['noField', 'same', 'unchanged', 'changed'] as const;
/** The numbers of questions that are asked, answered and decided. */
const ProgressCounts = z.object({ asked: z.int(), answered: z.int(), settled: z.int() });

export const RequestShow = z.object({
  ...ShowName.shape,
  date: LocalDate,
  /** The start and the end of the show as instants. */
  startsAt: Instant,
  endsAt: Instant,
  zone: z.string(),
  venueId: Id.optional(),
  /** The name of the venue. */
  venue: z.string(),
  artistIds: z.array(Id),
});
export type RequestShow = z.infer<typeof RequestShow>;

/** A request for answers before a show, without the answers. It has a copy of the template. */
export const RequestFields = AdvancingTemplateInput.pick(mask('intro intros sections reminds')).extend({
  name: z.string(),
  templateId: Id,
  show: RequestShow,
  state: z.enum(REQUEST_STATES),
  invitees: z.array(Invitee).max(2 * MAX_INVITEES),
  /** The state of each item that is not open. */
  items: z.record(PartKey, z.enum(ITEM_STATES)),
  progress: ProgressCounts,
  deadline: LocalDate,
  author: z.object({ userId: Id, name: z.string() }),
  sentAt: Instant.optional(),
  submittedAt: Instant.optional(),
  approvedAt: Instant.optional(),
  ended: Said.extend({ reason: z.string() }).optional(),
  /** The number of reminders, and when its sender was told that it is overdue. */
  reminders: z.int().optional(),
  overdueTold: Instant.optional(),
  /** The number of messages of the conversation with people outside, and of internal notes. */
  messages: z.int().optional(),
  notes: z.int().optional(),
  /** The people of answers who are contacts of the agency now. Each has a role on the show. */
  contacts: z.array(ShowContact).optional(),
  /** When each side was last told of messages, and when it must hear of those that came since. */
  toldOutside: Instant.optional(),
  toldStaff: Instant.optional(),
  tellOutside: Instant.optional(),
  tellStaff: Instant.optional(),
  /** The bytes of the files that the request holds. Those that went into the show are no longer among them. */
  fileBytes: z.int().optional(),
});
export type RequestFields = z.infer<typeof RequestFields>;

/** The copy of the template. It never changes, so it is stored apart from what each answer writes. */
const FORM = { intro: true, intros: true, sections: true } as const;
export const RequestForm = RequestFields.pick(FORM);
export type RequestForm = z.infer<typeof RequestForm>;
export const RequestHead = RequestFields.omit(FORM);
export type RequestHead = z.infer<typeof RequestHead>;

/** An answer beside the field that it fills. `comparison` tells whether the field has changed since the request. */
export const ComparedAnswer = Answer.extend({
  comparison: z.enum(COMPARISONS),
  /** The present value of the field. */
  now: AnswerValue.optional(),
});
/** A request as the agency sees it: without what people outside have not provided yet. */
export const AdvancingRequest = RequestFields.extend(Meta.shape).extend({
  answers: z.array(ComparedAnswer),
  /** Approved answers wait while the show is locked. */
  isShowLocked: z.boolean(),
});
export type AdvancingRequest = z.infer<typeof AdvancingRequest>;

/** A row of the list, without questions and answers. */
export const RequestRow = RequestHead.omit({ items: true }).extend(Meta.shape).extend({ needsDecision: z.boolean() });
export type RequestRow = z.infer<typeof RequestRow>;
