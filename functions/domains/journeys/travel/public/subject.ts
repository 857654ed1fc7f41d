import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Subject } from '#functions/records/services.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';

export const travelSubject =
  <T extends TravelFields>(store: RecordStore<T>) =>
  (journey: T): Subject => ({
    title: store.definition.title(journey),
    artistIds: journey.artists.map(({ artistId }) => artistId),
  });
