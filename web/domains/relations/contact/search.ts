import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { UsersRound } from 'lucide-react';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { searchHits } from '#web/ui/record/search-hits.ts';

export const contactSearch: SearchProvider = {
  id: 'contact',
  group: () => i18n._(msg`Contacts`),
  icon: UsersRound,
  permission: 'contact.read',
  prefix: '@',
  search: searchHits(pickerSearch(contactContract.routes.picker), '/contact'),
};
