import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TrainFront } from 'lucide-react';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const trainSearch: SearchProvider = {
  id: 'train',
  group: () => i18n._(msg`Train journeys`),
  icon: TrainFront,
  permission: 'train.read',
  search: searchHits(pickerSearch(trainContract.routes.picker), '/train'),
};
