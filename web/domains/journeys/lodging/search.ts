import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BedDouble } from 'lucide-react';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const lodgingSearch: SearchProvider = {
  id: 'lodging',
  group: () => i18n._(msg`Accommodation`),
  icon: BedDouble,
  permission: 'lodging.read',
  search: searchHits(pickerSearch(lodgingContract.routes.picker), '/lodging'),
};
