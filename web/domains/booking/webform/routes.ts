import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = { audience: 'user', domain: 'webform' } as const;
const pageOf = (value: unknown) => (typeof value === 'number' && value > 1 ? Math.floor(value) : undefined);
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined);

const list = createRoute({
  getParentRoute: () => appRoute,
  path: '/webform',
  staticData: { ...facts, permission: 'webform.read', title: msg`Web forms` },
  validateSearch: (search): { q?: string | undefined; page?: number | undefined } => ({
    q: text(search.q),
    page: pageOf(search.page),
  }),
  component: lazyPage(() => import('./pages/webform-list.tsx'), 'WebformListPage'),
});
const detail = createRoute({
  getParentRoute: () => appRoute,
  path: '/webform/$key',
  staticData: { ...facts, permission: 'webform.read', title: msg`Web form` },
  component: lazyPage(() => import('./pages/webform-detail.tsx'), 'WebformDetailPage'),
});
const edit = createRoute({
  getParentRoute: () => appRoute,
  path: '/webform/$webformId/edit',
  staticData: { ...facts, permission: 'webform.update', title: msg`Edit web form` },
  component: lazyPage(() => import('./pages/webform-edit.tsx'), 'WebformEditPage'),
});
const request = createRoute({
  getParentRoute: () => appRoute,
  path: '/show/$key/fromwebform',
  staticData: { ...facts, domain: 'show', permission: 'show.approve', title: msg`Request` },
  component: lazyPage(() => import('./pages/from-webform.tsx'), 'FromWebformPage'),
});

export const webformRoutes = {
  webformList: list,
  webformDetail: detail,
  webformEdit: edit,
  showFromWebform: request,
};
