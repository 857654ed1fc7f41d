import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { isMainArea } from '#shared/kernel/record/main-area.ts';
import { appRoute } from '#web/app/roots.tsx';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

const title = msg`Checklists`;
/** The spec's address; the list stands at the first main area. */
const checklistPreset = createRoute({
  getParentRoute: () => appRoute,
  path: '/checklistpreset',
  staticData: { audience: 'user', domain: 'checklist-preset', permission: 'masterData.read', title },
  beforeLoad: () => {
    throw redirect({ href: '/checklistpreset/show', replace: true });
  },
});

export const checklistPresetRoutes = {
  checklistPreset,
  ...masterRoutes({
    domain: 'checklist-preset',
    path: '/checklistpreset/$mainArea',
    edit: '/checklistpreset/detail/$key',
    title,
    accepts: ({ mainArea }) => isMainArea(mainArea),
    load: () => import('./pages.tsx'),
  }),
};
