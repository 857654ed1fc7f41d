import type { TravelInput } from '#shared/domains/journeys/travel/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import type { TravelRecord } from './travel-model.ts';

/** Returns the values that a new record of every kind starts with. */
export const blankTravel = (artistId: string | undefined): TravelInput => ({
  phase: 'confirmed',
  artistIds: artistId ? [artistId] : [],
  travellerIds: [],
  notes: '',
});

/** Takes the common values of an existing record, with ids, as the input has them. */
export const travelValues = ({ phase, artists, travellers, notes, tagIds }: TravelRecord): EveryField<TravelInput> => ({
  phase,
  artistIds: artists.map(({ artistId }) => artistId),
  travellerIds: travellers.map(({ contactId }) => contactId),
  notes,
  tagIds: tagIds && [...tagIds],
});
