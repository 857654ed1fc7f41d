import * as z from 'zod';
import { STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { kindsWith } from '#shared/records.ts';

/** The most feeds of a user, and the most live addresses of a feed. */
export const MAX_FEEDS = 20;
export const MAX_SECRETS = 10;
/** The earliest reminder: four weeks before. */
export const MAX_ALARM_MINUTES = 40_320;

export const FEED_KINDS = [...kindsWith('calendar'), 'private'] as const;
export const FeedKind = z.enum(FEED_KINDS);
export type FeedKind = z.infer<typeof FeedKind>;
/** The phases that a feed can filter by. Every feed reports cancelled appointments, so no user asks for them. */
export const FeedPhase = z.enum(STANDING_PHASES);

export const FeedInput = z.object({
  title: requiredText(100),
  locale: Locale.default('en'),
  /** Left out, the agency's usual template applies. */
  templateId: Id.optional(),
  /** The minutes from the reminder to the appointment; left out, there is no reminder. */
  alarmMinutes: z.int().min(0).max(MAX_ALARM_MINUTES).optional(),
  kinds: z.array(FeedKind).min(1).max(FEED_KINDS.length).default(['show']),
  phases: z
    .array(FeedPhase)
    .min(1)
    .max(STANDING_PHASES.length)
    .default([...STANDING_PHASES]),
  /** An empty list means all artists that the owner may see. */
  artistIds: z.array(Id).max(100).default([]),
  /** The owners of the shows; an empty list means all owners. */
  ownerIds: z.array(Id).max(20).default([]),
});
export type FeedInput = z.infer<typeof FeedInput>;

export const FeedFields = FeedInput.extend({ owner: z.object({ userId: Id, name: z.string() }) });
export type FeedFields = z.infer<typeof FeedFields>;

export const FeedSecretState = z.enum(['live', 'revoked', 'unused']);
export type FeedSecretState = z.infer<typeof FeedSecretState>;
/** An address of a feed for its owner. It names the device, never the address itself. */
export const FeedSecretRow = z.object({
  id: Id,
  label: z.string(),
  createdAt: z.string(),
  /** The day of the last use, without a time, to protect the habits of its user. */
  lastUsedOn: LocalDate.optional(),
  state: FeedSecretState,
});
export type FeedSecretRow = z.infer<typeof FeedSecretRow>;

export const Feed = FeedFields.extend(Meta.shape).extend({
  secrets: z.array(FeedSecretRow),
  /** The names of its artists and owners, by id. */
  names: z.record(z.string(), z.string()),
});
export type Feed = z.infer<typeof Feed>;
