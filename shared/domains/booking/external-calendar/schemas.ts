import * as z from 'zod';
import { MasterInput, masterOf } from '#shared/kernel/contract/master-contract.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { DEFAULT_HEX_COLOR, HexColor, text } from '#shared/kernel/text/text.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';

/** The most artists of a calendar. An event is written for each artist, and the writes must fit a transaction. */
export const MAX_ARTISTS = 10;
export const MAX_SOURCES = 8;
const MAX_ADDRESS = 1000;

/** The minutes between two reads of a calendar. */
export const REFRESH_MINUTES = [60, 180, 360, 720, 1440] as const;

/** `webcal:` is how calendar programs write the address of a subscription. */
export function isFeedAddress(value: string): boolean {
  const address = value.replace(/^webcals?:/i, 'https:');
  if (/\s/.test(value) || !URL.canParse(address)) return false;
  const { protocol, username } = new URL(address);
  return /^https?:$/.test(protocol) && username === '';
}
const FeedAddress = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(MAX_ADDRESS, { error: 'tooLong' })
  .refine(isFeedAddress, { error: 'url' });

/** A source of events. The server gives a new one its id. */
export const EventSourceInput = z.object({ id: Id.optional(), name: text(100).default(''), url: FeedAddress });
export type EventSourceInput = z.infer<typeof EventSourceInput>;

export const ExternalCalendarInput = MasterInput.extend({
  color: HexColor.default(DEFAULT_HEX_COLOR),
  artistIds: z.array(Id).min(1, { error: 'required' }).max(MAX_ARTISTS, { error: 'atMost' }),
  /** Whether only its creator sees it. Other users see in planning that the time is taken. */
  isOwn: z.boolean().default(false),
  refreshMinutes: z.literal(REFRESH_MINUTES).default(360),
  /** The time zone for times that a file gives in UTC. */
  zone: TimeZone,
  sources: z.array(EventSourceInput).max(MAX_SOURCES, { error: 'atMost' }).default([]),
});
export type ExternalCalendarInput = z.infer<typeof ExternalCalendarInput>;

export const FAILURES = ['refused', 'unreachable', 'status', 'tooLarge', 'notCalendar', 'tooMany'] as const;
export const Failure = z.enum(FAILURES);
export type Failure = z.infer<typeof Failure>;

/** The result of the last read of a source. */
export const SourceState = z.object({
  sourceId: Id,
  checkedAt: z.string(),
  /** The time when the source last returned a calendar. */
  okAt: z.string().optional(),
  events: z.int(),
  failure: Failure.optional(),
  /** The HTTP status of the answer, if that was the failure. */
  status: z.int().optional(),
  failingSince: z.string().optional(),
});
export type SourceState = z.infer<typeof SourceState>;

export const CalendarState = z.object({
  syncedAt: z.string().optional(),
  events: z.int(),
  /** The coming events at the time of a confirmed show of the same artist, at the last read. */
  conflicts: z.int(),
  sources: z.array(SourceState),
});
export type CalendarState = z.infer<typeof CalendarState>;

export const ExternalCalendar = masterOf(ExternalCalendarInput).extend({
  state: CalendarState,
  artists: z.array(z.object({ id: Id, name: z.string() })),
});
export type ExternalCalendar = z.infer<typeof ExternalCalendar>;
