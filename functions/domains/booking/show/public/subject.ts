import type { Subject } from '#functions/records/services.ts';
import { partyIdsOf } from '#shared/domains/booking/show/outside-rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { showStore } from '../store.ts';

export const showSubject = (show: ShowFields): Subject => ({
  title: showStore.definition.title(show),
  artistIds: show.artists.map(({ artistId }) => artistId),
  partyIds: partyIdsOf(show),
});
