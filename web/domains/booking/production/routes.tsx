import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const edit = () => import('./pages/production-edit.tsx');
const page = pagesOf('production');
const list = lazyPage(() => import('./pages/production-list.tsx'), 'ProductionListPage');
const listed = listSearch({ date: period, status: choice, tag: choice });
const detail = lazyPage(() => import('./pages/production-detail.tsx'), 'ProductionDetailPage');
const editProduction = lazyPage(edit, 'EditProductionPage');

export const productionRoutes = {
  productionList: page('/production', 'production.read', msg`Productions`, list, listed),
  productionNew: page('/production/new', 'production.create', msg`New production`, lazyPage(edit, 'NewProductionPage')),
  productionDetail: page('/production/$key', 'production.read', msg`Production`, detail, tabSearch),
  productionEdit: page('/production/$key/edit', 'production.update', msg`Edit production`, editProduction),
};
