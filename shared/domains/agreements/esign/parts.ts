import * as z from 'zod';
import { FILE_NAME_MAX } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { SEAL_BYTES_MAX, SEAL_PAGES_MAX } from '#shared/kernel/seal/limits.ts';
import { MARK_KINDS } from '#shared/kernel/seal/mark.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';
import {
  CAPACITY_MAX,
  DEADLINE_DAYS,
  EXPIRY_DAYS_MAX,
  GROUP_MAX,
  MARK_LABEL_MAX,
  MARK_VALUE_MAX,
  NAME_MAX,
  STEPS_MAX,
} from './limits.ts';
import { FILE_ROLES, PARTICIPANT_ROLES, PARTICIPANT_STATES, PARTICIPANT_TYPES } from './states.ts';

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, { error: 'hash' });

/** A file of the document, as it was uploaded or printed. Only a PDF that is free of malware becomes one. */
export const SignFile = z.object({
  id: Id,
  role: z.enum(FILE_ROLES),
  key: z.string(),
  name: z.string().max(FILE_NAME_MAX),
  size: z.int().max(SEAL_BYTES_MAX),
  pages: z.int().min(1).max(SEAL_PAGES_MAX),
  sha256: Sha256,
  /** Whether it already has a signature. It may then only accompany the others. */
  hasSignature: z.boolean(),
  /** Whether it is the print of the source. While the document is a draft, it follows the source. */
  isPrint: z.boolean().optional(),
  /** The invoice that it prints. Its number is assigned when the document is sent or completed. */
  invoiceId: Id.optional(),
  /** The sealed file. */
  sealed: z.object({ key: z.string(), sha256: Sha256 }).optional(),
});
export type SignFile = z.infer<typeof SignFile>;

export const PersonInput = z.object({
  name: requiredText(NAME_MAX),
  email,
  mobile: text().default(''),
  capacity: text(CAPACITY_MAX).default(''),
  contactId: Id.optional(),
  companyId: Id.optional(),
  /** Set for staff, who sign with their session. */
  userId: Id.optional(),
  locale: Locale,
  zone: TimeZone,
});

/** One person behind a participant. A group has several. */
export const Person = PersonInput.extend({
  id: Id,
  openedAt: Instant.optional(),
  bouncedAt: Instant.optional(),
  /** The files of the current revision that this person has opened. */
  viewed: z.array(Id),
});
export type Person = z.infer<typeof Person>;

export const ParticipantInput = z.object({
  step: z.int().min(1).max(STEPS_MAX),
  role: z.enum(PARTICIPANT_ROLES),
  type: z.enum(PARTICIPANT_TYPES),
  /** Days after the own invitation. */
  deadlineDays: z.int().min(1).max(EXPIRY_DAYS_MAX).default(DEADLINE_DAYS),
  access: z.enum(['open', 'code']).default('open'),
  people: z.array(PersonInput.extend({ id: Id })).max(GROUP_MAX),
});

/** Points. No page of a PDF is longer. */
const side = z.int().min(1).max(14_400);
const offset = z.int().min(0).max(14_400);
/** A place that a participant fills in, as its author placed it on the shown page. In points from the top left. */
export const Mark = z.object({
  id: Id,
  fileId: Id,
  participantId: Id,
  kind: z.enum(MARK_KINDS),
  page: z.int().min(1).max(SEAL_PAGES_MAX),
  x: offset,
  y: offset,
  width: side,
  height: side,
  /** The question of a `text` mark. */
  label: text(MARK_LABEL_MAX).default(''),
});
export type Mark = z.infer<typeof Mark>;
/** The values for the `text` and `place` marks, by the id of the mark. */
export const MarkValues = z.record(Id, requiredText(MARK_VALUE_MAX)).default({});

export const Method = z.enum(['typed', 'drawn', 'uploaded']);
/** The act of a participant, with its proof. */
export const Act = z.object({
  type: z.enum(['signed', 'approved', 'countersigned', 'declined']),
  at: Instant,
  personId: Id,
  /** The name as signed. The invited name stays with the person. */
  name: z.string(),
  revision: z.int(),
  values: z.record(z.string(), z.string()).optional(),
  method: Method.optional(),
  /** The file of a drawn or uploaded signature. */
  picture: z.string().optional(),
  consentVersion: z.int().optional(),
  /** The user for whom a substitute signed. The name as signed is then that of the substitute. */
  insteadOf: z.string().optional(),
  /** The day of the standing order, if it signed automatically. */
  standingOrder: z.string().optional(),
});
export type Act = z.infer<typeof Act>;

export const Participant = ParticipantInput.extend({
  id: Id,
  state: z.enum(PARTICIPANT_STATES),
  people: z.array(Person),
  invitedAt: Instant.optional(),
  deadlineAt: Instant.optional(),
  act: Act.optional(),
  /** Acts on earlier revisions, which no longer count. */
  voided: z.array(Act),
  /** How often this place was forwarded. */
  forwards: z.int(),
  replaces: Id.optional(),
  /** A forward that waits for the sender. */
  pendingForward: z.object({ person: Person, reason: z.string(), at: Instant }).optional(),
  reminders: z.int(),
  remindedAt: Instant.optional(),
  remindedByStaffAt: Instant.optional(),
  warnedAt: Instant.optional(),
  /** When this person asked to sign on paper. */
  paperAskedAt: Instant.optional(),
  /** When the sender was told that the deadline has passed. */
  overdueTold: Instant.optional(),
});
export type Participant = z.infer<typeof Participant>;
