import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { partOf } from './parts/task-part.ts';

const taskManager = createRoute({
  getParentRoute: () => appRoute,
  path: '/taskmanager',
  staticData: { audience: 'user', domain: 'task', permission: 'task.read', title: msg`Tasks` },
  validateSearch: listSearch({ part: partOf, assignee: choice, area: choice }),
  component: lazyPage(() => import('./pages/task-manager.tsx'), 'TaskManagerPage'),
});

export const taskRoutes = { taskManager };
