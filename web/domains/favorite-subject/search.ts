import type { NamedRecord } from '#shared/domains/favorite-subject/contract.ts';
import { featureOn } from '#web/platform/preferences.ts';
import type { SearchHit } from '#web/platform/search-providers.ts';
import { loadFavorites, loadRecent } from './widgets/favorites.ts';
import { placeOf } from './widgets/places.ts';

const hitOf = (record: NamedRecord): SearchHit => ({
  key: record.recordId,
  title: record.title,
  to: placeOf(record),
  avatar: record.entity === 'artist' || record.entity === 'contact',
});

/** Before anything is typed; a keyword finds records by their own domains. */
export const keptRecords = async (keyword: string, signal: AbortSignal): Promise<readonly SearchHit[]> =>
  keyword || !featureOn('favorites') ? [] : (await loadFavorites(signal)).map(hitOf);

export const openedRecords = async (keyword: string, signal: AbortSignal): Promise<readonly SearchHit[]> =>
  keyword || !featureOn('recent') ? [] : (await loadRecent(signal)).map(hitOf);
