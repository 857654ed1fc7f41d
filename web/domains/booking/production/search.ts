import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Layers } from 'lucide-react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const productionSearch: SearchProvider = {
  id: 'production',
  group: () => i18n._(msg`Productions`),
  icon: Layers,
  permission: 'production.read',
  search: searchHits(pickerSearch(productionContract.routes.picker), '/production'),
};
