import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ScrollText } from 'lucide-react';
import { searchAgreements } from '#web/domains/agreements/agreement/widgets/search.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';

export const contractSearch: SearchProvider = {
  id: 'contract',
  group: () => i18n._(msg`Contracts`),
  icon: ScrollText,
  permission: 'contract.read',
  prefix: '#',
  search: async (keyword, signal) => searchAgreements((await import('./ui.ts')).contractUi, keyword, signal),
};
