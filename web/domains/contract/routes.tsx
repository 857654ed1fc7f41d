import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { registerSearch } from '#web/platform/search-providers.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { totalSearch } from './model.ts';

const facts = { audience: 'user', permission: 'contract.read', domain: 'contract' } as const;

const contractList = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract',
  staticData: { ...facts, title: msg`Contracts` },
  validateSearch: listSearch({ stage: choice, date: period, tag: choice }),
  component: lazyPage(() => import('./pages/contract-list.tsx'), 'ContractListPage'),
});
const contractDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract/$id',
  staticData: { ...facts, title: msg`Contract` },
  component: lazyPage(() => import('./pages/contract.tsx'), 'ContractPage'),
});

const contractOfShow = createRoute({
  getParentRoute: () => appRoute,
  path: '/show/$key/contract/new',
  staticData: { ...facts, permission: 'contract.create', title: msg`New contract` },
  component: lazyPage(() => import('./pages/contract-new.tsx'), 'ContractOfShowPage'),
});
const contractNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract/new',
  staticData: { ...facts, permission: 'contract.create', title: msg`New contract` },
  component: lazyPage(() => import('./pages/contract-new.tsx'), 'ContractNewPage'),
});
const contractCopy = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract/$id/copy',
  staticData: { ...facts, permission: 'contract.create', title: msg`Copy contract` },
  component: lazyPage(() => import('./pages/contract-copy.tsx'), 'ContractCopyPage'),
});
const contractTotal = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract/total',
  staticData: { ...facts, title: msg`Totals of contracts` },
  validateSearch: totalSearch,
  component: lazyPage(() => import('./pages/contract-total.tsx'), 'ContractTotalPage'),
});
// The totals are charts already: those of the people stand for the statistics.
const contractStats = createRoute({
  getParentRoute: () => appRoute,
  path: '/contract/stats',
  staticData: { ...facts, title: msg`Totals of contracts` },
  beforeLoad: () => {
    throw redirect({ to: '/contract/total', search: { by: 'owner' }, replace: true });
  },
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

export const contractRoutes = {
  contractList,
  contractDetail,
  contractEdit,
  contractOfShow,
  contractNew,
  contractCopy,
  contractTotal,
  contractStats,
};

registerSearch({
  id: 'contract',
  group: () => i18n._(msg`Contracts`),
  icon: ScrollText,
  permission: 'contract.read',
  prefix: '#',
  search: async (keyword, signal) => (await import('./search.ts')).searchContracts(keyword, signal),
});
