import { msg } from '@lingui/core/macro';
import { isSection } from '#shared/domains/reference/article-category/sections.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const articleRoutes = masterRoutes({
  domain: 'article',
  path: '/article/$section',
  edit: '/article/$key/edit',
  title: msg`Articles`,
  accepts: ({ section }) => isSection(section),
  load: () => import('./pages.tsx'),
});
