import * as z from 'zod';
import { LocalDate, LocalTime } from '#shared/kernel/date.ts';

/** When the copy of a show is to be. */
export const CopyInput = z.object({ date: LocalDate, time: LocalTime });
export type CopyInput = z.infer<typeof CopyInput>;
