import * as z from 'zod';
import { isEndBeforeBegin } from '#shared/kernel/record/appointment.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { Show, ShowFieldsInput, ShowRow } from './schemas.ts';

/*
 * The fields of a show for people outside the agency. Fee, status, owner, team and internal notes are the agency's.
 */

/** The fields that external users may change of an existing show, without its artists. */
export const ExternalFieldsInput = ShowFieldsInput.pick(
  mask('start end isAllDay isNight timeOfPerformance venueId room capacity description externalNotes'),
);
/** The fields with which external users ask for a show. */
export const ExternalShowInput = ExternalFieldsInput.extend({
  artistIds: ShowFieldsInput.shape.artistIds,
  /** One of the companies that a promoter's user acts for; left out, the first of them. */
  promoterId: ShowFieldsInput.shape.promoterId,
}).refine((show) => !isEndBeforeBegin(show), { error: 'endBeforeBegin', path: ['end'] });
export type ExternalShowInput = z.infer<typeof ExternalShowInput>;

/** A row of the list for people outside the agency, without internal fields. */
export const ExternalShowRow = ShowRow.omit({
  signer: true,
  signerContact: true,
  payer: true,
  payerContact: true,
  team: true,
  tagIds: true,
  remindedFor: true,
  exclusivity: true,
  challenge: true,
  endedChallenge: true,
  backAt: true,
});
export type ExternalShowRow = z.infer<typeof ExternalShowRow>;
export const ExternalShow = z.object({
  ...ExternalShowRow.shape,
  ...Show.pick({ externalNotes: true, tickets: true, riderIds: true }).shape,
});
export type ExternalShow = z.infer<typeof ExternalShow>;
