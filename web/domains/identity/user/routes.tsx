import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { pagesOf } from '#web/app/pages.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { personalRoutes } from './personal-routes.tsx';

const facts = { audience: 'user', domain: 'user' } as const;
const validateSearch = listSearch({ role: choice, state: choice, secondFactor: choice });
const lists = () => import('./pages/user-lists.tsx');
const invite = () => import('./pages/user-invite.tsx');
const edit = () => import('./pages/user-edit.tsx');
const page = pagesOf('user');
const externalUsers = lazyPage(lists, 'ExternalUsersPage');
const inviteInternal = lazyPage(invite, 'InviteInternalPage');
const inviteExternal = lazyPage(invite, 'InviteExternalPage');
const editInternalUser = lazyPage(edit, 'EditInternalUserPage');
const editExternalUser = lazyPage(edit, 'EditExternalUserPage');
const temporaryAccess = lazyPage(() => import('./pages/temporary-access.tsx'), 'TemporaryAccessPage');
const personalSettings = createRoute({
  getParentRoute: () => appRoute,
  path: '/personalsettings',
  staticData: { ...facts, permission: null, title: msg`Personal settings` },
  beforeLoad: () => {
    throw redirect({ href: '/personalsettings/change-name', replace: true });
  },
});
export const userRoutes = {
  userInternal: page('/user/internal', 'user.read', msg`Team`, lazyPage(lists, 'InternalUsersPage'), validateSearch),
  userExternal: page('/user/external', 'user.read', msg`External users`, externalUsers, validateSearch),
  inviteInternal: page('/user/internal/invite', 'user.invite', msg`Invite a user`, inviteInternal),
  inviteExternal: page('/user/external/invite', 'user.invite', msg`Invite a user`, inviteExternal),
  userInternalEdit: page('/user/internal/$key/edit', 'user.update', msg`Edit user`, editInternalUser),
  userExternalEdit: page('/user/external/$key/edit', 'user.update', msg`Edit user`, editExternalUser),
  temporaryAccess: page('/user/temporaryaccess', null, msg`Temporary access`, temporaryAccess),
  personalSettings,
  ...personalRoutes,
};
