import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import { searchAgreements } from '#web/domains/agreements/agreement/widgets/search.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';

export const quoteSearch: SearchProvider = {
  id: 'quote',
  group: () => i18n._(msg`Quotes`),
  icon: FileText,
  permission: 'quote.read',
  prefix: '#',
  search: async (keyword, signal) => searchAgreements((await import('./ui.ts')).quoteUi, keyword, signal),
};
