import { msg } from '@lingui/core/macro';
import { costCenterContract } from '#shared/domains/reference/cost-center/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(costCenterContract.routes, () => import('./form.tsx'), {
  domain: 'cost-center',
  usePlace: () => ({ base: '/costcenter', edit: (id) => `/costcenter/${id}/edit` }),
  words: {
    title: msg`Cost centres`,
    text: msg`Where income and costs are booked.`,
    add: msg`New cost centre`,
    empty: msg`No cost centres yet`,
  },
  columns: [{ id: 'code', label: msg`Code` }],
});
