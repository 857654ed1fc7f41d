import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('show-lock');
const showLock = lazyPage(() => import('./pages/show-lock.tsx'), 'ShowLockPage');

export const showLockRoutes = { showLock: page('/show/lock', 'show.lock', msg`Lock shows`, showLock) };
