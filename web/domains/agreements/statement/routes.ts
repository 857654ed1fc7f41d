import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', permission: 'purchaseAgreement.read', domain: 'statement' } as const;
const making = { ...facts, permission: 'purchaseAgreement.update' } as const;
const edit = () => import('./pages/statement-edit.tsx');

const statementList = createRoute({
  getParentRoute: () => appRoute,
  path: '/statement',
  staticData: { ...facts, title: msg`Statements` },
  validateSearch: listSearch({ date: period, stage: choice, artist: choice }),
  component: lazyPage(() => import('./pages/statement-list.tsx'), 'StatementListPage'),
});
const statementNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/statement/new',
  staticData: { ...making, title: msg`New statement` },
  validateSearch: (search: { readonly artistId?: unknown }): { artistId?: string | undefined } => ({
    artistId: typeof search.artistId === 'string' ? search.artistId : undefined,
  }),
  component: lazyPage(edit, 'NewStatementPage'),
});
const statementDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/statement/$id',
  staticData: { ...facts, title: msg`Statement` },
  validateSearch: tabSearch,
  component: lazyPage(() => import('./pages/statement-detail.tsx'), 'StatementDetailPage'),
});
const statementEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/statement/$id/edit',
  staticData: { ...making, title: msg`Edit statement` },
  component: lazyPage(edit, 'EditStatementPage'),
});

export const statementRoutes = { statementList, statementNew, statementDetail, statementEdit };
