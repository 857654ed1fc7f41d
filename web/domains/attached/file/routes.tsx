import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const facts = { audience: 'user', domain: 'file' } as const;
const validateSearch = listSearch({
  date: period,
  kind: choice,
  group: choice,
  size: choice,
  owner: choice,
  entity: choice,
  outside: flag,
});
const page = () => import('./pages/file-list.tsx');

const fileList = createRoute({
  getParentRoute: () => appRoute,
  path: '/file',
  staticData: { ...facts, permission: 'file.read', title: msg`Files` },
  validateSearch,
  component: lazyPage(page, 'FileListPage'),
});
const fileSystemwide = createRoute({
  getParentRoute: () => appRoute,
  path: '/file/systemwide',
  staticData: { ...facts, permission: 'file.readAll', title: msg`All files of the agency` },
  validateSearch,
  component: lazyPage(page, 'SystemwideFilesPage'),
});

export const fileRoutes = { fileList, fileSystemwide };
