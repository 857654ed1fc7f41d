import { msg } from '@lingui/core/macro';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(bookkeepingContract.routes, () => import('./form.tsx'), {
  domain: 'bookkeeping',
  words: {
    title: msg`Bookkeeping entities`,
    text: msg`Who issues documents, their numbering and their defaults.`,
    add: msg`New bookkeeping`,
    empty: msg`No bookkeeping entities yet`,
  },
  columns: [
    { id: 'code', label: msg`Code` },
    { id: 'legalName', label: msg`Legal name` },
    { id: 'currency', label: msg`Currency` },
  ],
});
