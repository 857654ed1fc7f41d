import * as z from 'zod';
import { MAX_DATES } from '#shared/domains/booking/show/parts.ts';
import { LocalDate, LocalTime } from '#shared/kernel/time/date.ts';

/** When the copies of a show are to be. */
export const CopyInput = z.object({
  dates: z.array(LocalDate).min(1, { error: 'required' }).max(MAX_DATES),
  time: LocalTime,
});
export type CopyInput = z.infer<typeof CopyInput>;
