import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const facts = { audience: 'user', domain: 'airline', permission: 'masterData.read' } as const;
const edit = () => import('./pages/airline-edit.tsx');

const airlineList = createRoute({
  getParentRoute: () => appRoute,
  path: '/airline',
  staticData: { ...facts, title: msg`Airlines` },
  validateSearch: listSearch({ country: choice, active: flag }),
  component: lazyRouteComponent(() => import('./pages/airline-list.tsx'), 'AirlineListPage'),
});
const airlineNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/airline/new',
  staticData: { ...facts, permission: 'masterData.update', title: msg`New airline` },
  component: lazyRouteComponent(edit, 'NewAirlinePage'),
});
const airlineEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/airline/$key',
  staticData: { ...facts, title: msg`Airline` },
  component: lazyRouteComponent(edit, 'EditAirlinePage'),
});

export const airlineRoutes = { airlineList, airlineNew, airlineEdit };
