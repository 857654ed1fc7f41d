import type { ZonedSpan } from '#shared/domains/journeys/travel/clocks.ts';
import type { LinkedShow, Traveller } from '#shared/domains/journeys/travel/schemas.ts';
import type { Phase, TravelKind } from '#shared/kernel/record/appointment.ts';
import type { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';

/** The local times at both places, with their time zones as far as known. */
export type TravelSpan = ZonedSpan;
/** The fields that the rows of every kind have. */
export interface TravelRow {
  readonly id: string;
  readonly phase: Phase;
  /** Exactly one. */
  readonly artists: readonly ArtistSummary[];
  readonly travellers: readonly Traveller[];
  readonly tagIds?: readonly string[] | undefined;
}
export interface TravelRecord extends TravelRow {
  readonly notes: string;
  readonly linkedShows: readonly LinkedShow[];
}
/** The facts of a kind that the shared parts need, whatever its fields are called. */
export interface TravelModel<T> {
  readonly area: TravelKind;
  readonly spanOf: (travel: T) => TravelSpan;
  readonly hexColorOf: (travel: T) => string;
}
