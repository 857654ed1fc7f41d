import { msg } from '@lingui/core/macro';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { useCategoryWords } from './widgets/category-words.ts';

export const { ListPage, formPages } = masterPages(vatRateContract.routes, () => import('./form.tsx'), {
  domain: 'vat-rate',
  words: {
    title: msg`VAT rates`,
    text: msg`Which rate applies where and from when, and why no VAT is charged.`,
    add: msg`New VAT rate`,
    empty: msg`No VAT rates yet`,
  },
  columns: [
    { id: 'code', label: msg`Code` },
    { id: 'category', label: msg`Category`, useWords: useCategoryWords },
    { id: 'countryId', label: msg`Country` },
    { id: 'rate', label: msg`Rate`, figures: true, render: (row, { rate }) => rate(row.rate) },
  ],
});
