import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { paymentMessages } from '#shared/domains/agreements/payment/messages.ts';
import { ENTERED_METHODS } from '#shared/domains/agreements/payment/methods.ts';
import type { NewPayment, Payment } from '#shared/domains/agreements/payment/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { ControlField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { invoiceWritten } from '../widgets/invoice-writes.ts';
import { useEnteredMethods } from './method-words.ts';

const { create, update } = paymentContract.routes;

const inputOf = ({ amount, date, method, reference }: Payment): EveryField<NewPayment> => ({
  amount,
  date,
  method: ENTERED_METHODS.find((one) => one === method) ?? 'bank',
  reference,
  overpayment: 'refuse',
});
/** Proposes the open amount, paid today by bank: the most frequent payment. */
const proposed = ({ open }: Invoice): NewPayment => ({
  amount: Math.max(0, open),
  date: localToday(),
  method: 'bank',
  reference: '',
  overpayment: 'refuse',
});

interface PaymentDialogProps {
  readonly invoice: Invoice;
  /** The payment to change; undefined for a new one. */
  readonly payment?: Payment | undefined;
  readonly onClose: () => void;
}
function useEntering({ invoice, payment, onClose }: PaymentDialogProps) {
  const queries = useQueryClient();
  const { money } = useFormat();
  const { rev, stale } = useRevision(payment?.rev ?? 0, inputOf);
  const { id, number, currency } = invoice;
  return useZodForm<NewPayment, NewPayment>({
    schema: () => import('./form-schemas.ts').then(({ PaymentSchema }) => PaymentSchema),
    defaultValues: payment ? inputOf(payment) : proposed(invoice),
    messages: paymentMessages,
    onSubmit: async (body) => {
      if (payment) {
        const params = { id, paymentId: payment.id };
        const { overpayment: _new, ...changed } = body;
        await call(update, { params, body: { ...changed, rev: rev.current } });
      } else await call(create, { params: { id }, body });
      await invoiceWritten(queries);
      onClose();
      const amount = money(body.amount, currency);
      toast(
        <Trans>
          {amount} entered for {number}
        </Trans>,
      );
    },
    stale,
  });
}

/** A payment of a year before its invoice is mostly a slip of the keyboard. */
function EarlyDate({ invoice }: Pick<PaymentDialogProps, 'invoice'>) {
  const paidOn = useWatch<NewPayment, 'date'>({ name: 'date' });
  if (!paidOn || paidOn.slice(0, 4) >= invoice.date.slice(0, 4)) return null;
  return (
    <Notice tone="amber" className="rec-wide">
      <Trans>The date is in a year before the invoice.</Trans>
    </Notice>
  );
}

/** Offers to keep what is paid too much as a credit of the company. */
function Overpaid({ invoice }: Pick<PaymentDialogProps, 'invoice'>) {
  const { money } = useFormat();
  const amount = useWatch<NewPayment, 'amount'>({ name: 'amount' });
  const { company, type, open, currency } = invoice;
  const rest = (amount ?? 0) - Math.max(0, open);
  if (rest <= 0 || !company || type === 'credit') return null;
  const [credit, name] = [money(rest, currency), company.name];
  return (
    <ControlField<NewPayment['overpayment']> name="overpayment" label="" className="rec-wide">
      {({ value, onChange }) => (
        <Checkbox
          checked={value === 'keepAsCredit'}
          onChange={({ target }) => onChange(target.checked ? 'keepAsCredit' : 'refuse')}
        >
          <Trans>
            Keep {credit} as a credit of {name}
          </Trans>
        </Checkbox>
      )}
    </ControlField>
  );
}

/** Enters a payment of an invoice, or a refund of a credit note. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { invoice, payment, onClose } = props;
  const { t } = useLingui();
  const { money } = useFormat();
  const form = useEntering(props);
  const { number, currency, type } = invoice;
  const isRefund = type === 'credit';
  const open = money(invoice.open + (payment?.amount ?? 0), currency);
  const entering = isRefund ? t`Refund for ${number}` : t`Payment for ${number}`;
  return (
    <FormDialog
      form={form}
      title={entering}
      onClose={onClose}
      hint={isRefund ? <Trans>To refund: {open}</Trans> : <Trans>Outstanding: {open}</Trans>}
      action={payment ? t`Save payment` : isRefund ? t`Enter refund` : t`Enter payment`}
      keys="mod+enter"
    >
      <div className="rec-fields">
        <AmountField name="amount" label={t`Amount`} currency={currency} must live />
        {!payment && <Overpaid invoice={invoice} />}
        <DateField name="date" label={t`Date`} must />
        <EarlyDate invoice={invoice} />
        <SelectField name="method" label={t`Paid by`} options={useEnteredMethods()} />
        <TextField
          name="reference"
          label={t`Reference`}
          maxLength={50}
          help={t`As on the bank statement`}
          autoComplete="off"
        />
      </div>
    </FormDialog>
  );
}
