import { useLingui } from '@lingui/react/macro';
import {
  type PaymentTerm,
  PaymentTermInput,
  paymentTermContract,
  TERM_DAYS_MAX,
} from '#shared/domains/payment-term/contract.ts';
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
  blank: { name: '', days: 30, endOfMonth: false, text: '', isDefault: false, isActive: true },
  usePlace: () => ({ base: '/paymentterm', edit: (id) => `/paymentterm/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Payment terms`,
      text: t`When an invoice is due.`,
      add: t`New payment term`,
      empty: t`No payment terms yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      { id: 'text', label: t`Text on documents`, render: (row: PaymentTerm) => row.text },
      {
        id: 'from',
        label: t`Counted from`,
        render: (row: PaymentTerm) => (row.endOfMonth ? t`end of the month` : t`date of the invoice`),
      },
      { id: 'days', label: t`Days`, figures: true, render: (row: PaymentTerm) => row.days },
    ];
  },
  Fields,
});
