import * as z from 'zod';
import { AppointmentFields, isEndBeforeBegin } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { diffDays, LocalDate, periodWithin } from '#shared/kernel/time/date.ts';

/** Each stands in the calendar of every artist: what one event writes has to fit a transaction. */
const MAX_ARTISTS = 10;
/** Each month touched is an item of every artist's calendar. */
const MAX_DAYS = 200;
const MAX_PERIOD_DAYS = 800;
export const TITLE_MAX = 200;
export const LOCATION_MAX = 200;
export const NOTES_MAX = 2500;

const EVENT_STATUSES = ['confirmed', 'tentative', 'free'] as const;
/** `free`: the calendar's owner stays available, so it takes no time in planning. */
export const EventStatus = z.enum(EVENT_STATUSES);
export type EventStatus = z.infer<typeof EventStatus>;

const Times = AppointmentFields.omit({ timeOfPerformance: true });

/** An entry made by hand: in a calendar, or in none. */
export const ExternalEventFields = z.object({
  calendarId: Id.optional(),
  artistIds: z.array(Id).min(1, { error: 'required' }).max(MAX_ARTISTS, { error: 'atMost' }),
  title: requiredText(TITLE_MAX),
  ...Times.shape,
  status: EventStatus.default('confirmed'),
  location: text(LOCATION_MAX).default(''),
  notes: text(NOTES_MAX).default(''),
});
export type ExternalEventFields = z.infer<typeof ExternalEventFields>;

type Timed = Pick<ExternalEventFields, 'start' | 'end'>;
const isShort = ({ start, end }: Timed) => diffDays(start.slice(0, 10), end.slice(0, 10)) <= MAX_DAYS;
export const timed = <S extends z.ZodType<Timed>>(schema: S) =>
  schema
    .refine((event) => !isEndBeforeBegin(event), { error: 'endBeforeBegin', path: ['end'] })
    .refine(isShort, { error: 'date', path: ['end'] });

/** Texts of a file are kept as they came. */
export const ExternalEvent = z.object({
  ...ExternalEventFields.shape,
  ...Meta.shape,
  title: z.string(),
  location: z.string(),
  notes: z.string(),
  /** Zone of the wall clock; none where the file names none. */
  zone: z.string(),
  /** Comes from a subscription: changed there, not here. */
  isSynced: z.boolean(),
  calendar: z.object({ id: Id, name: z.string(), color: z.string() }).optional(),
  artists: z.array(z.object({ id: Id, name: z.string() })),
});
export type ExternalEvent = z.infer<typeof ExternalEvent>;

export const EventQuery = periodWithin(
  MAX_PERIOD_DAYS,
  z.object({ calendarId: Id, from: LocalDate, to: LocalDate, after: z.string().max(60).optional() }),
);
export const EventRow = z.object({
  id: Id,
  title: z.string(),
  start: z.string(),
  end: z.string(),
  isAllDay: z.boolean(),
  status: EventStatus,
  isSynced: z.boolean(),
  /** Confirmed shows of the same artist at the same time. */
  shows: z.array(z.object({ id: Id, title: z.string() })),
});
export type EventRow = z.infer<typeof EventRow>;
