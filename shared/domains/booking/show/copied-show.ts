import * as z from 'zod';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** The fields of a show that an agreement or invoice copies. */
export const CopiedShow = z.object({
  ...ShowName.shape,
  date: LocalDate,
  /** Left out for a show of one day. */
  lastDate: LocalDate.optional(),
  venue: z.string(),
});
