import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { bankSearch } from './model.ts';

const page = pagesOf('bankEntry');
const bankEntries = lazyPage(() => import('./pages/bank-entries.tsx'), 'BankEntriesPage');

export const bankEntryRoutes = {
  bankEntries: page('/payment/bank', 'invoice.pay', msg`Bank statements`, bankEntries, bankSearch),
};
