import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { actionSearch } from './parts/search.ts';

const page = pagesOf('user-action');
const userActions = lazyPage(() => import('./pages/user-actions.tsx'), 'UserActionsPage');

export const userActionRoutes = {
  userAction: page('/useraction', 'userAction.read', msg`Activity log`, userActions, actionSearch),
};
