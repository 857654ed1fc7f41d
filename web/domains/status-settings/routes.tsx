import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { STATUS_AREAS, type StatusArea } from '#shared/domains/status/schemas.ts';
import { appRoute } from '#web/app/roots.tsx';

const facts = { audience: 'user', domain: 'status' } as const;
const form = () => import('./pages/status-form.tsx');
const areaOf = (value: unknown): StatusArea | undefined => STATUS_AREAS.find((area) => area === value);
const params = {
  parse: ({ mainArea }: { mainArea: string }): { mainArea: StatusArea } => {
    const area = areaOf(mainArea);
    if (!area) throw notFound();
    return { mainArea: area };
  },
};

const statusList = createRoute({
  getParentRoute: () => appRoute,
  path: '/status/$mainArea',
  params,
  staticData: { ...facts, permission: 'status.read', title: msg`Statuses` },
  component: lazyRouteComponent(() => import('./pages/status-list.tsx'), 'StatusListPage'),
});
const statusNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/status/$mainArea/new',
  params,
  staticData: { ...facts, permission: 'status.update', title: msg`New status` },
  component: lazyRouteComponent(form, 'NewStatusPage'),
});
const statusDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/status/detail/$key',
  validateSearch: ({ area }: Record<string, unknown>): { area: StatusArea } => ({
    area: areaOf(area) ?? 'show',
  }),
  staticData: { ...facts, permission: 'status.update', title: msg`Status` },
  component: lazyRouteComponent(form, 'EditStatusPage'),
});

export const statusSettingsRoutes = { statusList, statusNew, statusDetail };
