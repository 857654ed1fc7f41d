import { msg } from '@lingui/core/macro';
import { productTemplateContract } from '#shared/domains/reference/product-template/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { useAreaWords } from './parts/area-words.ts';

export const { ListPage, formPages } = masterPages(productTemplateContract.routes, () => import('./form.tsx'), {
  domain: 'product-template',
  words: {
    title: msg`Product templates`,
    text: msg`Products that are added to a document together.`,
    add: msg`New product template`,
    empty: msg`No product templates yet`,
  },
  columns: [
    { id: 'mainArea', label: msg`Used in`, useWords: useAreaWords },
    { id: 'lines', label: msg`Products`, figures: true, render: ({ lines }) => lines.length },
  ],
});
