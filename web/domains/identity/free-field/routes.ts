import { msg } from '@lingui/core/macro';
import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

const isArea = (area: string | undefined): boolean => FREE_KINDS.some((one) => one === area);

export const freeFieldRoutes = {
  ...masterRoutes({
    domain: 'free-field-category',
    path: '/freefieldcategory/$mainArea',
    edit: '/freefieldcategory/detail/$key',
    title: msg`Custom field sections`,
    accepts: ({ mainArea }) => isArea(mainArea),
    load: () => import('./pages/categories.tsx'),
  }),
  ...masterRoutes({
    domain: 'free-field',
    path: '/freefielddetails/$mainArea',
    edit: '/freefielddetails/detail/$key',
    title: msg`Custom fields`,
    accepts: ({ mainArea }) => isArea(mainArea),
    load: () => import('./pages/fields.tsx'),
  }),
  ...masterRoutes({
    domain: 'free-field-profile',
    path: '/freefieldprofile/$environment',
    edit: '/freefieldprofile/$environment/detail/$key',
    title: msg`Custom field profiles`,
    accepts: ({ environment }) => environment === 'internal' || environment === 'external',
    load: () => import('./pages/profiles.tsx'),
  }),
};
