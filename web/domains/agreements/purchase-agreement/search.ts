import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Handshake } from 'lucide-react';
import { searchAgreements } from '#web/domains/agreements/agreement/widgets/search.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';

export const purchaseSearch: SearchProvider = {
  id: 'purchaseAgreement',
  group: () => i18n._(msg`Purchase agreements`),
  icon: Handshake,
  permission: 'purchaseAgreement.read',
  prefix: '#',
  search: async (keyword, signal) => searchAgreements((await import('./ui.ts')).purchaseUi, keyword, signal),
};
