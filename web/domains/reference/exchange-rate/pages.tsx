import { msg } from '@lingui/core/macro';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { RatesOnDay } from './parts/rates-on-day.tsx';

export const { ListPage, formPages } = masterPages(exchangeRateContract.routes, () => import('./form.tsx'), {
  domain: 'exchange-rate',
  usePlace: () => ({ base: '/exchangerate', edit: (id) => `/exchangerate/${id}`, tabs: <RatesOnDay /> }),
  words: {
    title: msg`Exchange rates`,
    text: msg`The European Central Bank's daily rate. A custom rate applies from its date until a later one is published.`,
    add: msg`New rate`,
    empty: msg`No custom rates`,
  },
  columns: [
    { id: 'date', label: msg`Valid from`, render: ({ date }, { day }) => day({ date }, { year: true }) },
    { id: 'rate', label: msg`Units per euro`, figures: true },
  ],
});
