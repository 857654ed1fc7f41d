import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plane } from 'lucide-react';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const flightSearch: SearchProvider = {
  id: 'flight',
  group: () => i18n._(msg`Flights`),
  icon: Plane,
  permission: 'flight.read',
  search: searchHits(pickerSearch(flightContract.routes.picker), '/flight'),
};
