import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const page = pagesOf('withholding');
const list = lazyPage(() => import('./pages/withholding-list.tsx'), 'WithholdingPage');
const listed = listSearch({
  date: period,
  missing: flag,
  state: choice,
  artist: choice,
  country: choice,
  currency: choice,
});

export const withholdingRoutes = {
  withholding: page('/money/withholding', 'show.readDeal', msg`Withholding tax`, list, listed),
};
