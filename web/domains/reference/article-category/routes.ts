import { msg } from '@lingui/core/macro';
import { isSection } from '#shared/domains/reference/article-category/sections.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const articleCategoryRoutes = masterRoutes({
  domain: 'article-category',
  path: '/articlecategory/$section',
  edit: '/articlecategory/detail/$key',
  title: msg`Article headings`,
  accepts: ({ section }) => isSection(section),
  load: () => import('./pages.tsx'),
});
