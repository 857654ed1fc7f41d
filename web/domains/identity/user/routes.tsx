import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { personalRoutes } from './personal-routes.tsx';

const facts = { audience: 'user', domain: 'user' } as const;
const validateSearch = listSearch({ role: choice, state: choice });
const lists = () => import('./pages/user-lists.tsx');
const invite = () => import('./pages/user-invite.tsx');
const edit = () => import('./pages/user-edit.tsx');

const userInternal = createRoute({
  getParentRoute: () => appRoute,
  path: '/user/internal',
  staticData: { ...facts, permission: 'user.read', title: msg`Team` },
  validateSearch,
  component: lazyPage(lists, 'InternalUsersPage'),
});
const userExternal = createRoute({
  getParentRoute: () => appRoute,
  path: '/user/external',
  staticData: { ...facts, permission: 'user.read', title: msg`External users` },
  validateSearch,
  component: lazyPage(lists, 'ExternalUsersPage'),
});
const inviteInternal = createRoute({
  getParentRoute: () => appRoute,
  path: '/user/internal/invite',
  staticData: { ...facts, permission: 'user.invite', title: msg`Invite a user` },
  component: lazyPage(invite, 'InviteInternalPage'),
});
const inviteExternal = createRoute({
  getParentRoute: () => appRoute,
  path: '/user/external/invite',
  staticData: { ...facts, permission: 'user.invite', title: msg`Invite a user` },
  component: lazyPage(invite, 'InviteExternalPage'),
});
const userInternalEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/user/internal/$key/edit',
  staticData: { ...facts, permission: 'user.update', title: msg`Edit user` },
  component: lazyPage(edit, 'EditInternalUserPage'),
});
const userExternalEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/user/external/$key/edit',
  staticData: { ...facts, permission: 'user.update', title: msg`Edit user` },
  component: lazyPage(edit, 'EditExternalUserPage'),
});
const temporaryAccess = createRoute({
  getParentRoute: () => appRoute,
  path: '/user/temporaryaccess',
  staticData: { ...facts, permission: null, title: msg`Temporary access` },
  component: lazyPage(() => import('./pages/temporary-access.tsx'), 'TemporaryAccessPage'),
});
const personalSettings = createRoute({
  getParentRoute: () => appRoute,
  path: '/personalsettings',
  staticData: { ...facts, permission: null, title: msg`Personal settings` },
  beforeLoad: () => {
    throw redirect({ href: '/personalsettings/change-name', replace: true });
  },
});
export const userRoutes = {
  userInternal,
  userExternal,
  inviteInternal,
  inviteExternal,
  userInternalEdit,
  userExternalEdit,
  temporaryAccess,
  personalSettings,
  ...personalRoutes,
};
