import * as z from 'zod';
import { CopiedShow } from '#shared/domains/booking/show/copied-show.ts';
import { Phase } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { MAX_SHOWS } from './document.ts';

/** The shows of a document. */
export const OfShows = z.object({
  showId: Id,
  otherShowIds: z
    .array(Id)
    .max(MAX_SHOWS - 1)
    .default([]),
});
/** A show of a document as it is now. `isGone`: it was deleted, so all other fields are those of the document. */
export const ShowNow = CopiedShow.extend({
  isGone: z.boolean(),
  isLocked: z.boolean(),
  phase: Phase.optional(),
  statusId: Id.optional(),
});
export type ShowNow = z.infer<typeof ShowNow>;
