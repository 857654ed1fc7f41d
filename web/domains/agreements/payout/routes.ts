import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';

const page = pagesOf('payout');
const list = lazyPage(() => import('./pages/payout-list.tsx'), 'PayoutListPage');
const listed = listSearch({ date: period, state: choice, method: choice, company: choice });

export const payoutRoutes = { payoutList: page('/payout', 'purchaseAgreement.pay', msg`Payouts`, list, listed) };
