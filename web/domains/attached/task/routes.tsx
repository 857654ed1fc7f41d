import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { partOf } from './parts/task-part.ts';

const page = pagesOf('task');
const manager = lazyPage(() => import('./pages/task-manager.tsx'), 'TaskManagerPage');
const listed = listSearch({ part: partOf, assignee: choice, area: choice });

export const taskRoutes = { taskManager: page('/taskmanager', 'task.read', msg`Tasks`, manager, listed) };
