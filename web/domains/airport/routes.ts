import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const facts = { audience: 'user', domain: 'airport', permission: 'masterData.read' } as const;
const edit = () => import('./pages/airport-edit.tsx');

const airportList = createRoute({
  getParentRoute: () => appRoute,
  path: '/airport',
  staticData: { ...facts, title: msg`Airports` },
  validateSearch: listSearch({ country: choice, active: flag }),
  component: lazyRouteComponent(() => import('./pages/airport-list.tsx'), 'AirportListPage'),
});
const airportNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/airport/new',
  staticData: { ...facts, permission: 'masterData.update', title: msg`New airport` },
  component: lazyRouteComponent(edit, 'NewAirportPage'),
});
const airportEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/airport/$key',
  staticData: { ...facts, title: msg`Airport` },
  component: lazyRouteComponent(edit, 'EditAirportPage'),
});

export const airportRoutes = { airportList, airportNew, airportEdit };
