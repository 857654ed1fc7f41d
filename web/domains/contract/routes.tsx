import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';

const facts = { audience: 'user', permission: 'contract.read', domain: 'contract' } as const;

const contractList = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract',
  staticData: { ...facts, title: msg`Contracts` },
  validateSearch: listSearch({ stage: choice, date: period, tag: choice }),
  component: lazyRouteComponent(() => import('./pages/contract-list.tsx'), 'ContractListPage'),
});
const contractDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract/$id',
  staticData: { ...facts, title: msg`Contract` },
  component: lazyRouteComponent(() => import('./pages/contract.tsx'), 'ContractPage'),
});

const contractNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/show/$key/contract/new',
  staticData: { ...facts, permission: 'contract.create', title: msg`New contract` },
  component: lazyRouteComponent(() => import('./pages/contract-new.tsx'), 'ContractNewPage'),
});
// The contract's page is its editor already.
const contractEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract/$id/edit',
  staticData: { ...facts, title: msg`Contract` },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/contract/$id', params, replace: true });
  },
});

export const contractRoutes = { contractList, contractDetail, contractNew, contractEdit };
