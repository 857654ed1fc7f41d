import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { partOf } from './parts/task-part.ts';

const taskManager = createRoute({
  getParentRoute: () => appRoute,
  path: '/taskmanager',
  staticData: { audience: 'user', domain: 'task', permission: 'task.read', title: msg`Tasks` },
  validateSearch: listSearch({ part: partOf, assignee: choice, area: choice }),
  component: lazyRouteComponent(() => import('./pages/task-manager.tsx'), 'TaskManagerPage'),
});

export const taskRoutes = { taskManager };
