import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** The fields of a show that an agreement or invoice copies. */
export const CopiedShow = z.object({
  showId: Id,
  number: z.string(),
  title: z.string(),
  date: LocalDate,
  /** Left out for a show of one day. */
  lastDate: LocalDate.optional(),
  venue: z.string(),
});
