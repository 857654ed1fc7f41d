import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Building2, MapPin } from 'lucide-react';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const venueSearch: SearchProvider = {
  id: 'venue',
  group: () => i18n._(msg`Venues`),
  icon: MapPin,
  permission: 'venue.read',
  search: searchHits(pickerSearch(venueContract.routes.picker), '/venue'),
};

export const companySearch: SearchProvider = {
  id: 'company',
  group: () => i18n._(msg`Companies`),
  icon: Building2,
  permission: 'company.read',
  search: searchHits(pickerSearch(companyContract.routes.picker), '/company'),
};
