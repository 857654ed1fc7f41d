import * as z from 'zod';
import { AppointmentFields, isEndBeforeBegin } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { diffDays } from '#shared/kernel/time/date.ts';

/** A year off; each month touched is an item of the calendar. */
const MAX_DAYS = 400;

/** An entry of the agency's own in an artist's calendar: a holiday, a day in the studio. */
export const PrivateEntryFields = z.object({
  artistId: Id,
  title: requiredText(100),
  ...AppointmentFields.omit({ timeOfPerformance: true }).shape,
  notes: text(2500).default(''),
});
export type PrivateEntryFields = z.infer<typeof PrivateEntryFields>;
export const PrivateEntry = PrivateEntryFields.extend(Meta.shape);
export type PrivateEntry = z.infer<typeof PrivateEntry>;

type Times = Pick<PrivateEntryFields, 'start' | 'end'>;
const isShort = ({ start, end }: Times) => diffDays(start.slice(0, 10), end.slice(0, 10)) <= MAX_DAYS;

/** The rules of its times, of a whole entry and of a move alike. */
export const timed = <S extends z.ZodType<Times>>(schema: S) =>
  schema
    .refine((entry) => !isEndBeforeBegin(entry), { error: 'endBeforeBegin', path: ['end'] })
    .refine(isShort, { error: 'date', path: ['end'] });
