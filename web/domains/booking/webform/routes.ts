import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const pageOf = (value: unknown) => (typeof value === 'number' && value > 1 ? Math.floor(value) : undefined);
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined);
const page = pagesOf('webform');
const showPage = pagesOf('show');
const listPage = lazyPage(() => import('./pages/webform-list.tsx'), 'WebformListPage');
const search = (search: Record<string, unknown>): { q?: string | undefined; page?: number | undefined } => ({
  q: text(search.q),
  page: pageOf(search.page),
});
const detailPage = lazyPage(() => import('./pages/webform-detail.tsx'), 'WebformDetailPage');
const editPage = lazyPage(() => import('./pages/webform-edit.tsx'), 'WebformEditPage');
const fromWebform = lazyPage(() => import('./pages/from-webform.tsx'), 'FromWebformPage');

export const webformRoutes = {
  webformList: page('/webform', 'webform.read', msg`Web forms`, listPage, search),
  webformDetail: page('/webform/$key', 'webform.read', msg`Web form`, detailPage),
  webformEdit: page('/webform/$webformId/edit', 'webform.update', msg`Edit web form`, editPage),
  showFromWebform: showPage('/show/$key/fromwebform', 'show.approve', msg`Request`, fromWebform),
};
