import { msg } from '@lingui/core/macro';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(currencyContract.routes, () => import('./form.tsx'), {
  domain: 'currency',
  words: {
    title: msg`Currencies`,
    text: msg`The currencies you work in.`,
    add: msg`New currency`,
    empty: msg`No currencies yet`,
  },
  columns: [
    { id: 'code', label: msg`Code` },
    { id: 'symbol', label: msg`Symbol` },
    { id: 'digits', label: msg`Decimals`, figures: true, render: (row) => exponentOf(row.code) },
  ],
});
