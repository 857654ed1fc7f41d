import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { bankSearch } from './model.ts';

const bankEntries = createRoute({
  getParentRoute: () => appRoute,
  path: '/payment/bank',
  staticData: { audience: 'user', permission: 'invoice.pay', domain: 'bankEntry', title: msg`Bank statements` },
  validateSearch: bankSearch,
  component: lazyPage(() => import('./pages/bank-entries.tsx'), 'BankEntriesPage'),
});

export const bankEntryRoutes = { bankEntries };
