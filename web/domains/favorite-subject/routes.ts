import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { History, Star } from 'lucide-react';
import { registerSearch } from '#web/platform/search-providers.ts';

const search = () => import('./search.ts');

registerSearch({
  id: 'favorite',
  group: () => i18n._(msg`Favourites`),
  icon: Star,
  permission: null,
  whenEmpty: true,
  search: async (keyword, signal) => (await search()).keptRecords(keyword, signal),
});
registerSearch({
  id: 'recent',
  group: () => i18n._(msg`Recently used`),
  icon: History,
  permission: null,
  whenEmpty: true,
  search: async (keyword, signal) => (await search()).openedRecords(keyword, signal),
});

/** Its page stands with the personal settings; here is what it brings to the palette. */
export const favoriteSubjectRoutes = {};
