import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { actRoutes } from './act-routes.ts';
import { archiveRoutes } from './archive-routes.ts';
import { bodyRoutes } from './body-routes.ts';
import { esignErrors } from './errors.ts';
import { evidenceRoutes } from './evidence-routes.ts';
import { guestRoutes } from './guest-routes.ts';
import { housekeepingRoutes } from './housekeeping-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { staffRoutes } from './staff-routes.ts';

export const esignContract = contract('esign', {
  errors: { ...esignErrors, ...fileErrors, ...doorErrors },
  routes: {
    ...staffRoutes,
    ...evidenceRoutes,
    ...overviewRoutes,
    ...archiveRoutes,
    ...actRoutes,
    ...bodyRoutes,
    ...guestRoutes,
    ...publicRoutes,
    ...housekeepingRoutes,
  },
});
