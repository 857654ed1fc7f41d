import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { CORRECTION_FIELDS } from './correction-fields.ts';
import { READINESS } from './countersigning.ts';
import { ESIGN_EVENTS } from './names.ts';
import { Act, Mark, Participant, Person, Sha256, SignFile } from './parts.ts';
import { Correction, Ending, Esign } from './schemas.ts';
import { CORRECTION_MODES, DOCUMENT_STATES, FORWARD_MODES, PARTICIPANT_ROLES, PARTICIPANT_STATES } from './states.ts';

/** An event of the audit chain, for the time line. */
export const ChainLine = z.object({
  n: z.int(),
  at: Instant,
  type: z.enum(ESIGN_EVENTS),
  /** The event in the reader's language. */
  text: z.string(),
  byName: z.string(),
  participantId: Id.optional(),
  /** The name or address, the file, the field or the reason that the event is about. */
  about: z.string().optional(),
});
export type ChainLine = z.infer<typeof ChainLine>;

const ActView = Act.omit({ picture: true });
export const FileView = SignFile.omit({ key: true, sealed: true }).extend({ sealedSha256: Sha256.optional() });
const ParticipantView = Participant.omit({ pendingForward: true }).extend({
  /** A draft may still lack names and addresses. */
  people: z.array(Person.extend({ name: z.string(), email: z.string() })),
  act: ActView.optional(),
  voided: z.array(ActView),
});
/** The place in which the caller countersigns now, also for a user whose substitute they are. */
const Mine = z.object({
  participantId: Id,
  personId: Id,
  readiness: z.enum(READINESS),
  /** The name of the user for whom the caller signs. */
  insteadOf: z.string().optional(),
});
export type Mine = z.infer<typeof Mine>;

/** A document as staff see it, without the keys of its files. */
export const EsignView = Esign.omit({ auditSeq: true, auditHash: true }).extend({
  files: z.array(FileView),
  participants: z.array(ParticipantView),
  ending: Ending.omit({ files: true }).optional(),
  mine: Mine.optional(),
  /** The verification code, once the files are sealed. */
  code: z.string().optional(),
  /** The reasons why a draft cannot be sent yet, each at its field. */
  blockers: z.array(
    z.object({
      code: z.string(),
      field: z.string(),
      message: z.string(),
      /** The page that mends it, if it is another one. */
      target: z.string().optional(),
    }),
  ),
});
export type EsignView = z.infer<typeof EsignView>;

/** A document as a row of the list. */
export const EsignRow = Esign.pick(
  mask('id rev title source showId state createdAt sentAt expiresAt amount revisedBy hold'),
).extend({
  participants: z.array(
    Participant.pick(mask('id type step role state invitedAt deadlineAt')).extend({ names: z.array(z.string()) }),
  ),
  ending: Ending.pick({ at: true, byName: true, reason: true }).optional(),
  /** Whether it is the turn of the caller. */
  isForMe: z.boolean(),
  mine: Mine.optional(),
});
export type EsignRow = z.infer<typeof EsignRow>;

const Status = z.enum([...PARTICIPANT_STATES, 'overdue']);
/** A document as the holder of a link sees it. It has no addresses and nothing internal. */
export const Invitation = z.object({
  title: z.string(),
  message: z.string(),
  agency: z.string(),
  senderName: z.string(),
  locale: Locale,
  state: z.enum(DOCUMENT_STATES),
  revision: z.int(),
  deadlineAt: Instant.optional(),
  expiresAt: Instant.optional(),
  /** Staff of the agency look at it, which counts as nothing. */
  isPreview: z.boolean(),
  me: z.object({
    name: z.string(),
    capacity: z.string(),
    role: z.enum(PARTICIPANT_ROLES),
    status: Status,
    isMyTurn: z.boolean(),
  }),
  files: z.array(
    SignFile.pick({ id: true, role: true, name: true, size: true, pages: true, sha256: true, isPrint: true }).extend({
      isViewed: z.boolean(),
      isSealed: z.boolean(),
    }),
  ),
  people: z.array(
    z.object({
      name: z.string(),
      role: z.enum(PARTICIPANT_ROLES),
      step: z.int(),
      status: Status,
      actedAt: Instant.optional(),
      isMe: z.boolean(),
    }),
  ),
  forwarding: z.enum(FORWARD_MODES),
  /** Whether the reader may pass the document on now. */
  canForward: z.boolean(),
  /** The sender still decides on a person whom the reader proposed. */
  isForwardPending: z.boolean(),
  correctionMode: z.enum(CORRECTION_MODES),
  /** The client's own data that the reader may correct now; empty without that right. */
  corrections: z.array(
    z.object({
      field: z.enum(CORRECTION_FIELDS),
      value: z.string(),
      /** Whether a file prints it, so that a new value leads to a new version. */
      isPrinted: z.boolean(),
      /** The last correction of the reader. A refused one has the reason. */
      own: Correction.pick({ after: true, state: true, reason: true, at: true }).optional(),
    }),
  ),
  /** The changes that the current version prints for the first time. */
  changes: z.array(Correction.pick({ field: true, before: true, after: true })),
  /** Nobody can sign now: staff decide on a correction, or a new version is being printed. */
  isOnHold: z.boolean(),
  /** The reader has asked to sign on paper. */
  hasPaper: z.boolean(),
  /** The questions that the reader answers when signing. */
  marks: z.array(Mark.pick({ id: true, kind: true, label: true, fileId: true, page: true })),
  consent: z.object({ version: z.int(), text: z.string() }),
  ending: z.object({ at: Instant, byName: z.string(), reason: z.string().optional() }).optional(),
  /** The verification code, once the files are sealed. */
  code: z.string().optional(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The address of a file, for a minute. */
export const FileAddress = z.object({ url: z.string(), name: z.string(), type: z.string(), size: z.int() });
/** The text of a file, page by page, for readers who cannot use the picture of it. */
export const FileText = z.object({
  pages: z.array(z.string()),
  /** The text was read from an uploaded PDF, so it can differ from the picture. */
  isExtracted: z.boolean(),
});
export const FileWanted = z.object({ fileId: Id, inline: z.boolean().default(false) });
