import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { History, Star } from 'lucide-react';
import type { NamedRecord } from '#shared/domains/identity/favorite-subject/contract.ts';
import { featureOn } from '#web/platform/preferences.ts';
import type { SearchHit, SearchProvider } from '#web/platform/search-providers.ts';
import { loadFavorites, loadRecent } from './widgets/favorites.ts';
import { placeOf } from './widgets/places.ts';

const hitOf = (record: NamedRecord): SearchHit => ({
  key: record.recordId,
  title: record.title,
  to: placeOf(record),
  avatar: record.entity === 'artist' || record.entity === 'contact',
});

const isAsked = (keyword: string, feature: Parameters<typeof featureOn>[0]) => !keyword && featureOn(feature);

/** Before anything is typed; a keyword finds records by their own domains. */
export const favoriteSearch: SearchProvider = {
  id: 'favorite',
  group: () => i18n._(msg`Favourites`),
  icon: Star,
  permission: null,
  whenEmpty: true,
  search: async (keyword, signal) => (isAsked(keyword, 'favorites') ? (await loadFavorites(signal)).map(hitOf) : []),
};

export const recentSearch: SearchProvider = {
  id: 'recent',
  group: () => i18n._(msg`Recently used`),
  icon: History,
  permission: null,
  whenEmpty: true,
  search: async (keyword, signal) => (isAsked(keyword, 'recent') ? (await loadRecent(signal)).map(hitOf) : []),
};
