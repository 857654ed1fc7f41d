import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Ticket } from 'lucide-react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const showSearch: SearchProvider = {
  id: 'show',
  group: () => i18n._(msg`Shows`),
  icon: Ticket,
  permission: 'show.read',
  prefix: '#',
  search: searchHits(pickerSearch(showContract.routes.picker), '/show'),
};
