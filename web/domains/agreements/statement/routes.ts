import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const edit = () => import('./pages/statement-edit.tsx');
const page = pagesOf('statement');
const list = lazyPage(() => import('./pages/statement-list.tsx'), 'StatementListPage');
const listed = listSearch({ date: period, stage: choice, artist: choice });
const search = (search: { readonly artistId?: unknown }): { artistId?: string | undefined } => ({
  artistId: typeof search.artistId === 'string' ? search.artistId : undefined,
});
const newStatement = lazyPage(edit, 'NewStatementPage');
const detail = lazyPage(() => import('./pages/statement-detail.tsx'), 'StatementDetailPage');
const editStatement = lazyPage(edit, 'EditStatementPage');

export const statementRoutes = {
  statementList: page('/statement', 'purchaseAgreement.read', msg`Statements`, list, listed),
  statementNew: page('/statement/new', 'purchaseAgreement.update', msg`New statement`, newStatement, search),
  statementDetail: page('/statement/$id', 'purchaseAgreement.read', msg`Statement`, detail, tabSearch),
  statementEdit: page('/statement/$id/edit', 'purchaseAgreement.update', msg`Edit statement`, editStatement),
};
