import * as z from 'zod';
import { BatchReport } from '#shared/domains/attached/my-selection/schemas.ts';
import { OwnerSummary } from '#shared/domains/booking/show/schemas.ts';
import { freeFields } from '#shared/domains/identity/free-field/schemas.ts';
import { MAX_TEAM, TeamMember, TeamSummary } from '#shared/domains/identity/user/team.ts';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** A set of shows of one or more artists over a date range: a tour, a residency. */
export const ProductionFieldsInput = z.object({
  name: requiredText(100),
  startDate: LocalDate,
  endDate: LocalDate,
  artistIds: z.array(Id).max(50).default([]),
  notes: text(2500).default(''),
  /** Seen by people outside the agency too. */
  externalNotes: text(2500).optional(),
  ownerId: Id.optional(),
  /** Colleagues who work on it besides its owner. */
  team: z.array(TeamMember).max(MAX_TEAM).optional(),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export const ProductionInput = ProductionFieldsInput.refine((p) => p.endDate >= p.startDate, {
  error: 'endBeforeBegin',
  path: ['endDate'],
});
export type ProductionInput = z.infer<typeof ProductionInput>;
export const ProductionFields = ProductionFieldsInput.omit({ artistIds: true, ownerId: true }).extend({
  artists: z.array(ArtistSummary),
  owner: OwnerSummary.optional(),
  team: z.array(TeamSummary).optional(),
});
export type ProductionFields = z.infer<typeof ProductionFields>;
export const Production = ProductionFields.extend(Meta.shape);
export type Production = z.infer<typeof Production>;
/** A row of the list: how many shows stand in it that the reader may see. */
export const ProductionRow = Production.extend({ showCount: z.int() });
export type ProductionRow = z.infer<typeof ProductionRow>;
/** More shows than one transaction takes follow in a batch. */
export const ProductionCopy = Production.extend({ batch: BatchReport.optional() });

/** Shows that are linked or taken out at once: all in one transaction. */
export const MAX_LINKED = 15;
/** Shows that a copy of their production brings along: several years of a long run. */
export const MAX_COPIED_SHOWS = 1000;
