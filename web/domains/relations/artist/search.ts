import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MicVocal } from 'lucide-react';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const artistSearch: SearchProvider = {
  id: 'artist',
  group: () => i18n._(msg`Artists`),
  icon: MicVocal,
  permission: 'artist.read',
  prefix: '@',
  search: searchHits(pickerSearch(artistContract.routes.picker), '/artist'),
};
