import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isCountry } from '#shared/data/countries.ts';
import { appRoute } from '#web/app/roots.tsx';

const facts = { audience: 'user', domain: 'country', permission: 'masterData.read' } as const;

const countryList = createRoute({
  getParentRoute: () => appRoute,
  path: '/country',
  staticData: { ...facts, title: msg`Countries` },
  component: lazyRouteComponent(() => import('./pages/country-list.tsx'), 'CountryListPage'),
});
const countryEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/country/$key',
  beforeLoad: ({ params }) => {
    if (!isCountry(params.key)) throw notFound();
  },
  staticData: { ...facts, title: msg`Country` },
  component: lazyRouteComponent(() => import('./pages/country-edit.tsx'), 'CountryEditPage'),
});

export const countryRoutes = { countryList, countryEdit };
