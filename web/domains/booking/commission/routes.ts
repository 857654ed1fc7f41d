import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const page = pagesOf('commission');
const list = lazyPage(() => import('./pages/commission-list.tsx'), 'CommissionPage');
const listed = listSearch({ date: period, agent: choice, assigned: flag, artist: choice, currency: choice });

export const commissionRoutes = {
  commission: page('/money/commission', 'show.readDeal', msg`Commission`, list, listed),
};
