import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { UserRoundCheck } from 'lucide-react';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const guestListSearch: SearchProvider = {
  id: 'guestList',
  group: () => i18n._(msg`Guest lists`),
  icon: UserRoundCheck,
  permission: 'guestList.read',
  search: searchHits(pickerSearch(guestListContract.routes.picker), '/guestlist'),
};
