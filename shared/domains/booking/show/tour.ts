import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { MAX_SHOWS } from './many.ts';
import { MAX_ARTISTS } from './parts.ts';
import { ShowFieldsInput } from './schemas.ts';

/** One date of a tour. An option without a last day gets the agency's default option length. */
export const TourRow = ShowFieldsInput.pick(
  mask('start end isAllDay isNight statusId venueId promoterId fee description'),
).extend({ expiresOn: LocalDate.optional() });
export type TourRow = z.infer<typeof TourRow>;

export const TourInput = z.object({
  /** Left out, the only artist of the production. */
  artistIds: z.array(Id).max(MAX_ARTISTS).optional(),
  productionId: Id.optional(),
  rows: z.array(TourRow).min(1).max(MAX_SHOWS),
});
export type TourInput = z.infer<typeof TourInput>;
