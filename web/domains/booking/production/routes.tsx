import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', domain: 'production' } as const;
const edit = () => import('./pages/production-edit.tsx');

const productionList = createRoute({
  getParentRoute: () => appRoute,
  path: '/production',
  staticData: { ...facts, permission: 'production.read', title: msg`Productions` },
  validateSearch: listSearch({ date: period, status: choice, tag: choice }),
  component: lazyPage(() => import('./pages/production-list.tsx'), 'ProductionListPage'),
});
const productionNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/production/new',
  staticData: { ...facts, permission: 'production.create', title: msg`New production` },
  component: lazyPage(edit, 'NewProductionPage'),
});
const productionDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/production/$key',
  staticData: { ...facts, permission: 'production.read', title: msg`Production` },
  validateSearch: tabSearch,
  component: lazyPage(() => import('./pages/production-detail.tsx'), 'ProductionDetailPage'),
});
const productionEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/production/$key/edit',
  staticData: { ...facts, permission: 'production.update', title: msg`Edit production` },
  component: lazyPage(edit, 'EditProductionPage'),
});

export const productionRoutes = { productionList, productionNew, productionDetail, productionEdit };
