import { msg } from '@lingui/core/macro';
import { isCountry } from '#shared/data/countries.ts';
import { givenRoutes } from '#web/domains/system/widgets/given/given-routes.ts';

export const countryRoutes = givenRoutes({
  domain: 'country',
  title: msg`Countries`,
  list: () => import('./pages/country-list.tsx'),
  edit: { title: msg`Country`, isCode: isCountry, load: () => import('./pages/country-edit.tsx') },
});
