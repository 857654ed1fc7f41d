import { msg } from '@lingui/core/macro';
import { givenRoutes } from '#web/domains/system/widgets/given/given-routes.ts';

export const cultureRoutes = givenRoutes({
  domain: 'culture',
  title: msg`Cultures`,
  list: () => import('./pages/culture-list.tsx'),
});
