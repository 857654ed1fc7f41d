import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaymentTermInput, paymentTermContract, TERM_DAYS_MAX } from '#shared/domains/payment-term/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { NumberField, SwitchField, TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <NumberField name="days" label={t`Days to pay`} must max={TERM_DAYS_MAX} />
      <SwitchField name="endOfMonth" label={t`Counted from the end of the month`} />
      <TextField name="text" label={t`Text on documents`} maxLength={200} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: paymentTermContract.routes,
  domain: 'payment-term',
  schema: PaymentTermInput,
  blank: { days: 30 },
  words: {
    title: msg`Payment terms`,
    text: msg`When an invoice is due.`,
    add: msg`New payment term`,
    empty: msg`No payment terms yet`,
  },
  columns: [
    { id: 'text', label: msg`Text on documents` },
    {
      id: 'from',
      label: msg`Counted from`,
      render: (row) => (row.endOfMonth ? <Trans>end of the month</Trans> : <Trans>date of the invoice</Trans>),
    },
    { id: 'days', label: msg`Days`, figures: true },
  ],
  Fields,
});
