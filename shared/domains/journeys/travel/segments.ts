import * as z from 'zod';
import { type Clocks, leavesAlike, MAX_SEGMENTS } from './legs.ts';

/** The flights or trains of a journey; `sameMinute` is said of one that leaves when another does. */
export const segmentsOf = <S extends z.ZodType<Clocks>>(segment: S, sameMinute: string) =>
  z
    .array(segment)
    .min(1, { error: 'atLeastOne' })
    .max(MAX_SEGMENTS)
    .superRefine((segments, ctx) => {
      const alike = leavesAlike(segments);
      if (alike >= 0)
        ctx.addIssue({ code: 'custom', message: sameMinute, path: [alike, 'departure', 'dateTimeLocal'] });
    });
