import * as z from 'zod';
import type { StandingOrder } from '#shared/domains/identity/account/signing-orders.ts';
import { FILE_NAME_MAX } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { CORRECTION_CHOICES, CORRECTION_FIELDS } from './correction-fields.ts';
import {
  CORRECTION_MAX,
  DECLINE_REASON_MAX,
  MANUAL_FILES_MAX,
  NAME_MAX,
  PARTICIPANTS_MAX,
  QUESTION_MAX,
  REASON_MIN,
} from './limits.ts';
import { RECORDED_EVENTS } from './names.ts';
import type { Actor } from './outcome.ts';
import { MarkValues, Method, ParticipantInput, PersonInput, Sha256, SignFile } from './parts.ts';
import { type ManualFile, SettingsInput, SourceFacts } from './schemas.ts';
import { DECLINE_CATEGORIES } from './states.ts';

/** The reason of a refusal. It reaches everyone concerned. */
export const Reason = (max: number = REASON_MAX) => requiredText(max).min(REASON_MIN, { error: 'esign.reasonMissing' });
const Nothing = z.object({});
const Whom = z.object({ participantId: Id });
/** A person of a participant. The session of the link, or of the user, tells which. */
const Self = z.object({ participantId: Id, personId: Id });
/** The version that the signer has on screen. */
const Seen = z.object({ revision: z.int(), hashes: z.record(Id, Sha256) });

/** The inputs of the commands: what people send, and whom the session identifies. */
export const ESIGN_COMMANDS = {
  edit: SettingsInput.extend({
    rev: RevInput,
    participants: z.array(ParticipantInput.extend({ id: Id })).max(PARTICIPANTS_MAX),
    checkers: z.array(z.object({ userId: Id, name: z.string() })).max(PARTICIPANTS_MAX),
  }),
  /** The print of a source that has changed comes with the source's new facts. */
  addFile: z.object({ file: SignFile, facts: SourceFacts.optional() }),
  removeFile: z.object({ fileId: Id }),
  submit: Nothing,
  check: Nothing,
  sendBack: z.object({ reason: Reason() }),
  send: Nothing,
  open: Self,
  view: Self.extend({ fileId: Id }),
  approve: Self.extend({ ...Seen.shape, consentVersion: z.int().optional() }),
  sign: Self.extend({
    ...Seen.shape,
    consentVersion: z.int().optional(),
    name: requiredText(NAME_MAX),
    method: Method,
    values: MarkValues,
    picture: z.string().max(FILE_NAME_MAX).optional(),
  }),
  countersign: Self.extend(Seen.shape),
  autoSign: Self,
  forward: Self.extend({ person: PersonInput, reason: Reason() }),
  decideForward: Whom.extend({ isAccepted: z.boolean(), reason: text(REASON_MAX).default('') }),
  decline: Self.extend({ category: z.enum(DECLINE_CATEGORIES), reason: Reason(DECLINE_REASON_MAX) }),
  askPaper: Self,
  ask: Self.extend({ text: requiredText(QUESTION_MAX).min(REASON_MIN, { error: 'esign.reasonMissing' }) }),
  correct: Self.extend({
    values: z
      .array(z.object({ field: z.enum(CORRECTION_FIELDS), value: text(CORRECTION_MAX) }))
      .min(1)
      .max(CORRECTION_FIELDS.length)
      .refine((values) => new Set(values.map(({ field }) => field)).size === values.length, { error: 'choice' }),
  }),
  decideCorrection: z.object({ correctionId: Id, isAccepted: z.boolean(), reason: text(REASON_MAX).default('') }),
  chooseCorrection: z.object({ correctionId: Id, choice: z.enum(CORRECTION_CHOICES) }),
  rendered: z.object({ revision: z.int(), files: z.array(SignFile) }),
  /** Staff ask for the print of a new revision again. */
  printAgain: Nothing,
  replace: Whom.extend({ person: PersonInput, reason: text(REASON_MAX).default('') }),
  moveDeadline: Whom.extend({ deadlineAt: Instant }),
  remind: Whom,
  copyLink: Whom.extend({ personId: Id }),
  /** Without the facts of the mail, it is the last one to the person. */
  bounce: Self.extend({ data: z.record(z.string(), z.string()).optional() }),
  tick: Nothing,
  expire: Nothing,
  /** Null: the document never expires. */
  extend: z.object({ expiresAt: Instant.nullable() }),
  discard: z.object({ reason: Reason() }),
  completeManually: z.object({ fileIds: z.array(Id).min(1).max(MANUAL_FILES_MAX), date: LocalDate, reason: Reason() }),
  revise: Nothing,
  startSeal: Nothing,
  failSeal: z.object({ message: z.string() }),
  sealed: z.object({ files: z.array(z.object({ id: Id, key: z.string(), sha256: Sha256 })) }),
  /** Records what happened without a change of the document. */
  record: z.object({
    event: z.enum(RECORDED_EVENTS),
    participantId: Id.optional(),
    personId: Id.optional(),
    data: z.record(z.string(), z.string()).optional(),
  }),
} as const satisfies Record<string, z.ZodType>;

/** The picture in the signature settings of a user. The act keeps its own copy. */
interface Picture {
  readonly picture?: string | undefined;
}
/** Facts that the server adds to a command. No user sends them. */
interface Facts {
  readonly submit: { readonly hashes: Hashes };
  readonly send: {
    /** The hashes of the stored files. */
    readonly hashes: Hashes;
    /** The users who have a signature in their settings. */
    readonly withSignature: readonly string[];
    /** The addresses that refuse mail. */
    readonly bounced: readonly string[];
  };
  /** The hash of the consent text in the reader's language. */
  readonly approve: { readonly consentHash: string };
  readonly sign: { readonly consentHash: string };
  readonly countersign: { readonly passwordAt: string } & Picture;
  readonly autoSign: { readonly order: StandingOrder } & Picture;
  readonly forward: { readonly newId: string; readonly newPersonId: string; readonly isStaff: boolean };
  readonly replace: { readonly newId: string; readonly newPersonId: string };
  readonly correct: { readonly ids: readonly string[] };
  readonly decideForward: { readonly newId: string };
  readonly extend: { readonly hashes: Hashes };
  readonly completeManually: { readonly files: readonly ManualFileFacts[] };
  readonly revise: { readonly newId: string; readonly ids: readonly string[] };
  readonly sealed: { readonly coversWholeFile: boolean };
}
export type Hashes = Readonly<Record<string, string>>;
export type ManualFileFacts = z.output<typeof ManualFile> & { readonly isClean: boolean };

export type CommandType = keyof typeof ESIGN_COMMANDS;
type Sent<K extends CommandType> = z.output<(typeof ESIGN_COMMANDS)[K]>;
type Of<K extends CommandType> = (Sent<K> extends Record<string, never> ? unknown : Sent<K>) &
  (K extends keyof Facts ? Facts[K] : unknown);
/** A command with its actor. */
export type Command<K extends CommandType = CommandType> = {
  readonly [T in K]: Of<T> & { readonly type: T; readonly by: Actor };
}[K];
