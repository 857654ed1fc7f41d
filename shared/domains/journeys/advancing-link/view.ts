import * as z from 'zod';
import { Offer, Version } from '#shared/domains/journeys/advancing/schemas.ts';
import { INVITEE_STATES, ITEM_STATES, REQUEST_STATES } from '#shared/domains/journeys/advancing/states.ts';
import { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { PartKey, Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { SeenLink } from '#shared/domains/relations/link/view.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';

/*
 * A request as a person outside sees it: schemas of their own, so that nothing internal slips in (outsiders section 1).
 * Hidden questions, targets and drafts of other people never leave.
 */

/** A question in the reader's language. */
export const SeenQuestion = Question.pick({
  key: true,
  kind: true,
  fileGroups: true,
  currency: true,
  /** The page shows the question by the typed answers; the server decides by the provided ones. */
  visibleWhen: true,
}).extend({
  mode: z.enum(['readonly', 'optional', 'required']),
  label: z.string(),
  help: z.string(),
  choices: z.array(z.object({ key: PartKey, label: z.string() })),
});
export type SeenQuestion = z.infer<typeof SeenQuestion>;
export const SeenSection = z.object({ key: PartKey, name: z.string(), questions: z.array(SeenQuestion) });
export type SeenSection = z.infer<typeof SeenSection>;

/** The author of a statement, and its time. The agency is named as a whole. */
const SeenAuthor = z.object({ name: z.string(), at: Instant, isMine: z.boolean() });

/** The answer to a question of the reader. Each question has one, also if nobody has touched it. */
export const SeenAnswer = z.object({
  key: PartKey,
  /** Each act carries the revision that its author saw. */
  rev: z.int(),
  state: z.enum(ITEM_STATES),
  value: AnswerValue.optional(),
  /** Why the question does not apply. */
  notApplicable: z.string().optional(),
  said: SeenAuthor.optional(),
  versions: z.int(),
  /** The reader's own draft. */
  draft: AnswerValue.optional(),
  /** A proposed answer. One of the venue has its date, and counts only after it is confirmed. */
  offer: Offer.optional(),
  /** The change that somebody asks for, of an approved answer. */
  asked: SeenAuthor.extend({ value: AnswerValue, reason: z.string() }).optional(),
  /** Why the agency returned the answer, or refused a change. */
  reason: z.string().optional(),
});
export type SeenAnswer = z.infer<typeof SeenAnswer>;

/** One of the people who are asked, without addresses. */
const SeenPerson = z.object({
  name: z.string(),
  /** The names of the sections that this person answers. */
  sections: z.array(z.string()),
  state: z.enum(INVITEE_STATES),
  submittedAt: Instant.optional(),
  isMe: z.boolean(),
});

export const SeenRequest = SeenLink.extend({
  name: z.string(),
  intro: z.string(),
  show: z.object({ title: z.string(), date: LocalDate, endsAt: Instant, zone: z.string(), venue: z.string() }),
  deadline: LocalDate,
  state: z.enum(REQUEST_STATES),
  /** Whether the reader may answer now. */
  canAnswer: z.boolean(),
  /** Whether the reader may ask for changes of approved answers. */
  canAskChange: z.boolean(),
  canForward: z.boolean(),
  /** Whether the reader may decline, or say that another person is right. */
  canDecline: z.boolean(),
  submittedAt: Instant.optional(),
  /** The numbers of the reader's questions that are asked, answered and decided. */
  progress: z.object({ asked: z.int(), answered: z.int(), settled: z.int() }),
  /** The required questions without an answer. While there are any, `submit` is refused. */
  missing: z.array(PartKey),
  people: z.array(SeenPerson),
  sections: z.array(SeenSection),
  answers: z.array(SeenAnswer),
  /** The number of messages of the conversation. */
  messages: z.int(),
});
export type SeenRequest = z.infer<typeof SeenRequest>;

/** A version of an answer. */
export const SeenVersion = Version.pick({ n: true, source: true, value: true, notApplicable: true }).extend({
  said: SeenAuthor,
});
export type SeenVersion = z.infer<typeof SeenVersion>;

/** A message of the conversation. Internal notes are another list. */
export const SeenMessage = z.object({
  id: z.string(),
  text: z.string(),
  said: SeenAuthor,
  /** The question that the message is about. */
  key: PartKey.optional(),
});
export type SeenMessage = z.infer<typeof SeenMessage>;
