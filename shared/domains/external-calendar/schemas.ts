import * as z from 'zod';
import { Id } from '#shared/kernel/ids.ts';
import { MasterInput, masterOf } from '#shared/kernel/master-contract.ts';
import { DEFAULT_HEX_COLOR, HexColor, text } from '#shared/kernel/text.ts';
import { TimeZone } from '#shared/kernel/zone.ts';

/** Each stands in the calendar of every artist: what one event writes has to fit a transaction. */
export const MAX_ARTISTS = 10;
export const MAX_SOURCES = 8;
const MAX_ADDRESS = 1000;

/** Minutes between two looks at a calendar. */
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
  /** Only who made it sees it; others see in planning that the time is taken. */
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

/** How the last look at a source went. */
export const SourceState = z.object({
  sourceId: Id,
  checkedAt: z.string(),
  /** When it last answered with a calendar. */
  okAt: z.string().optional(),
  events: z.int(),
  failure: Failure.optional(),
  /** The answer's status, where that is what failed. */
  status: z.int().optional(),
  failingSince: z.string().optional(),
});
export type SourceState = z.infer<typeof SourceState>;

export const CalendarState = z.object({
  syncedAt: z.string().optional(),
  events: z.int(),
  /** Coming events at the time of a confirmed show of the same artist, as of the last look. */
  conflicts: z.int(),
  sources: z.array(SourceState),
});
export type CalendarState = z.infer<typeof CalendarState>;

export const ExternalCalendar = masterOf(ExternalCalendarInput).extend({
  state: CalendarState,
  artists: z.array(z.object({ id: Id, name: z.string() })),
});
export type ExternalCalendar = z.infer<typeof ExternalCalendar>;
