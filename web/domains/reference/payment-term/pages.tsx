import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(paymentTermContract.routes, () => import('./form.tsx'), {
  domain: 'payment-term',
  words: {
    title: msg`Payment terms`,
    text: msg`When an invoice falls due.`,
    add: msg`New payment term`,
    empty: msg`No payment terms yet`,
  },
  columns: [
    { id: 'text', label: msg`Text on documents` },
    {
      id: 'from',
      label: msg`Calculated from`,
      render: (row) => (row.endOfMonth ? <Trans>end of the month</Trans> : <Trans>date of the invoice</Trans>),
    },
    { id: 'days', label: msg`Days`, figures: true },
  ],
});
