import * as z from 'zod';
import { ArtistCard } from '#shared/domains/artist/schemas.ts';
import { freeFields } from '#shared/domains/free-field/schemas.ts';
import { TagIds } from '#shared/domains/tag/schemas.ts';
import { LocalDate } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Meta } from '#shared/kernel/record.ts';
import { requiredText, text } from '#shared/kernel/text.ts';

/** Artists whose names a picker shows (spec section 9). */
export const SUBLABEL_ARTISTS = 2;

/** A set of shows of one or more artists over a date range: a tour, a residency. */
export const ProductionFieldsInput = z.object({
  name: requiredText(100),
  startDate: LocalDate,
  endDate: LocalDate,
  artistIds: z.array(Id).max(50).default([]),
  notes: text(2500).default(''),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export const ProductionInput = ProductionFieldsInput.refine((p) => p.endDate >= p.startDate, {
  error: 'endBeforeBegin',
  path: ['endDate'],
});
export type ProductionInput = z.infer<typeof ProductionInput>;
export const ProductionFields = ProductionFieldsInput.omit({ artistIds: true }).extend({
  artists: z.array(ArtistCard),
});
export type ProductionFields = z.infer<typeof ProductionFields>;
export const Production = ProductionFields.extend(Meta.shape);
export type Production = z.infer<typeof Production>;
