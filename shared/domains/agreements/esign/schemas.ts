import * as z from 'zod';
import { Money } from '#shared/kernel/money/money.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Effect } from '#shared/kernel/record/signing-effects.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { text } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';
import { CORRECTION_CHOICES, CORRECTION_FIELDS, CORRECTION_STATES } from './correction-fields.ts';
import {
  EXPIRY_DAYS,
  EXPIRY_DAYS_MAX,
  MARKS_MAX,
  MESSAGE_MAX,
  REMIND_EVERY_DAYS,
  REMIND_FIRST_DAYS,
  REMINDERS,
  REMINDERS_MAX,
  TITLE_MAX,
} from './limits.ts';
import { Mark, Participant, Sha256, SignFile } from './parts.ts';
import { CORRECTION_MODES, DECLINE_CATEGORIES, DOCUMENT_STATES, FORWARD_MODES } from './states.ts';

/** The kinds of records that are signed. `file` is an uploaded PDF without a record. */
export const SOURCE_KINDS = [...AGREEMENT_KINDS, 'file'] as const;
export const Source = z.object({ kind: z.enum(SOURCE_KINDS), id: Id });
export type Source = z.infer<typeof Source>;

export const ReminderPolicy = z.object({
  isOn: z.boolean(),
  firstDays: z.int().min(1).max(EXPIRY_DAYS_MAX),
  everyDays: z.int().min(1).max(EXPIRY_DAYS_MAX),
  max: z.int().min(0).max(REMINDERS_MAX),
});
export type ReminderPolicy = z.infer<typeof ReminderPolicy>;
export const REMINDER_POLICY: ReminderPolicy = {
  isOn: true,
  firstDays: REMIND_FIRST_DAYS,
  everyDays: REMIND_EVERY_DAYS,
  max: REMINDERS,
};

/** The settings of a document, which its author changes until it is submitted or sent. */
export const SettingsInput = z.object({
  title: text(TITLE_MAX).default(''),
  message: text(MESSAGE_MAX).default(''),
  locale: Locale,
  zone: TimeZone,
  /** Days from sending on; null: it never expires. */
  expiryDays: z.int().min(1).max(EXPIRY_DAYS_MAX).nullable().default(EXPIRY_DAYS),
  reminders: ReminderPolicy.default(REMINDER_POLICY),
  isOrdered: z.boolean().default(true),
  correctionMode: z.enum(CORRECTION_MODES).default('ask'),
  forwarding: z.enum(FORWARD_MODES).default('notify'),
  copyAt: z.enum(['start', 'end']).default('end'),
  /** Without a mark, a signature page is added. */
  marks: z.array(Mark).max(MARKS_MAX).default([]),
  /** When the invoices of a bundle get their number. */
  invoicesAt: z.enum(['send', 'end']).default('end'),
});
export type SettingsInput = z.infer<typeof SettingsInput>;

export const Correction = z.object({
  id: Id,
  field: z.enum(CORRECTION_FIELDS),
  before: z.string(),
  after: z.string(),
  participantId: Id,
  personId: Id,
  at: Instant,
  /** Whether a file prints the field. */
  isPrinted: z.boolean(),
  state: z.enum(CORRECTION_STATES),
  reason: z.string().optional(),
  choice: z.enum(CORRECTION_CHOICES).optional(),
  /** It was accepted first, and refused when its revision was not printed. */
  isTakenBack: z.literal(true).optional(),
  /** The revision that printed it first. */
  inRevision: z.int().optional(),
});
export type Correction = z.infer<typeof Correction>;

/** Nobody can sign during a hold: staff decide on a correction, or a new revision is being printed. */
export const Hold = z.object({
  for: z.enum(['correction', 'rendering']),
  since: Instant,
  /** The revision that everyone has, while the next one is printed. */
  shown: z.int().optional(),
});

export const ManualFile = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: Sha256,
});
/** How a document ended. The reason reaches everyone who was invited. */
export const Ending = z.object({
  at: Instant,
  byName: z.string(),
  reason: z.string().optional(),
  category: z.enum(DECLINE_CATEGORIES).optional(),
  /** The day on which it was signed, if on paper. */
  date: LocalDate.optional(),
  files: z.array(ManualFile).optional(),
});

export const EsignFields = SettingsInput.extend({
  source: Source,
  showId: Id.optional(),
  /** The further shows of an agreement about several. */
  otherShowIds: z.array(Id).optional(),
  artistIds: z.array(Id),
  /** The fee that a standing order compares with its limit. */
  amount: Money.optional(),
  /** The simple electronic signature. A provider for higher levels is a port without an implementation. */
  level: z.literal('simple'),
  author: z.object({ userId: Id, name: z.string(), email: z.string() }),
  state: z.enum(DOCUMENT_STATES),
  files: z.array(SignFile),
  participants: z.array(Participant),
  /** Staff who check the document before it is sent. */
  checkers: z.array(z.object({ userId: Id, name: z.string(), approvedAt: Instant.optional() })),
  /** The client's own data when the files were printed, and the fields that they print. */
  clientData: z.partialRecord(z.enum(CORRECTION_FIELDS), z.string()),
  printedFields: z.array(z.enum(CORRECTION_FIELDS)),
  /** Whether the `sign` files were printed from a template, so that a correction can be printed too. */
  isFromTemplate: z.boolean(),
  corrections: z.array(Correction),
  hold: Hold.optional(),
  offEffects: z.array(Effect),
  revision: z.int(),
  revisionOf: Id.optional(),
  revisedBy: Id.optional(),
  /** The first document of a chain of revisions; absent in itself. */
  rootId: Id.optional(),
  sentAt: Instant.optional(),
  /** Null: never. Absent until sent. */
  expiresAt: Instant.nullable().optional(),
  /** When the last signature was given. The seal follows. */
  completingAt: Instant.optional(),
  sealAlarmAt: Instant.optional(),
  ending: Ending.optional(),
  /** The audit chain: its length and the hash of its last event. */
  auditSeq: z.int(),
  auditHash: z.string(),
});
export type EsignFields = z.infer<typeof EsignFields>;
/** The facts of a source that belong to its printed file. */
export const SourceFacts = EsignFields.pick({ amount: true, clientData: true, printedFields: true });
export type SourceFacts = z.infer<typeof SourceFacts>;
export const Esign = EsignFields.extend(Meta.shape);
export type Esign = z.infer<typeof Esign>;
