import { msg } from '@lingui/core/macro';
import { bookkeepingContract } from '#shared/domains/bookkeeping/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages({
  routes: bookkeepingContract.routes,
  domain: 'bookkeeping',
  form: () => import('./form.tsx'),
  words: {
    title: msg`Bookkeepings`,
    text: msg`Who sends documents, how they are numbered and what they start with.`,
    add: msg`New bookkeeping`,
    empty: msg`No bookkeepings yet`,
  },
  columns: [
    { id: 'code', label: msg`Code` },
    { id: 'legalName', label: msg`Legal name` },
    { id: 'currency', label: msg`Currency` },
  ],
});
