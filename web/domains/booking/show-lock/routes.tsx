import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = { audience: 'user', domain: 'show-lock' } as const;

const lock = createRoute({
  getParentRoute: () => appRoute,
  path: '/show/lock',
  staticData: { ...facts, permission: 'show.lock', title: msg`Lock shows` },
  component: lazyPage(() => import('./pages/show-lock.tsx'), 'ShowLockPage'),
});

export const showLockRoutes = { showLock: lock };
