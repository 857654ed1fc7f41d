import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const listed = listSearch({
  date: period,
  kind: choice,
  group: choice,
  size: choice,
  owner: choice,
  entity: choice,
  outside: flag,
});
const lists = () => import('./pages/file-list.tsx');
const page = pagesOf('file');
const systemwide = lazyPage(lists, 'SystemwideFilesPage');

export const fileRoutes = {
  fileList: page('/file', 'file.read', msg`Files`, lazyPage(lists, 'FileListPage'), listed),
  fileSystemwide: page('/file/systemwide', 'file.readAll', msg`All files of the agency`, systemwide, listed),
};
