import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Car } from 'lucide-react';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const groundTransportSearch: SearchProvider = {
  id: 'groundTransport',
  group: () => i18n._(msg`Ground transport`),
  icon: Car,
  permission: 'groundTransport.read',
  search: searchHits(pickerSearch(groundTransportContract.routes.picker), '/groundtransport'),
};
