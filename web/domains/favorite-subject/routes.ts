import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { History, Star } from 'lucide-react';
import type { SearchProvider } from '#web/platform/search-providers.ts';

const search = () => import('./search.ts');

/** Not in `search.ts` yet, as the catalogs know their texts by this file. */
export const favoriteSearch: SearchProvider = {
  id: 'favorite',
  group: () => i18n._(msg`Favourites`),
  icon: Star,
  permission: null,
  whenEmpty: true,
  search: async (keyword, signal) => (await search()).keptRecords(keyword, signal),
};

export const recentSearch: SearchProvider = {
  id: 'recent',
  group: () => i18n._(msg`Recently used`),
  icon: History,
  permission: null,
  whenEmpty: true,
  search: async (keyword, signal) => (await search()).openedRecords(keyword, signal),
};
