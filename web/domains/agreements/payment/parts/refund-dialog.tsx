import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { paymentMessages } from '#shared/domains/agreements/payment/messages.ts';
import type { RefundInput } from '#shared/domains/agreements/payment/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { invoiceWritten } from '../widgets/invoice-writes.ts';

type Refund = z.infer<typeof RefundInput>;
/** Pays the credit balance of an overpaid invoice back. */
export function RefundDialog({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const queries = useQueryClient();
  const { id, number, open, currency } = invoice;
  const credit = money(-open, currency);
  const form = useZodForm<Refund, Refund>({
    schema: () => import('./form-schemas.ts').then(({ RefundSchema }) => RefundSchema),
    defaultValues: { amount: Math.max(0, -open), date: localToday(), reference: '' },
    messages: paymentMessages,
    onSubmit: async (body) => {
      await call(paymentContract.routes.refund, { params: { id }, body });
      await invoiceWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Refund for ${number}`}
      onClose={onClose}
      hint={<Trans>Credit: {credit}</Trans>}
      action={t`Enter refund`}
      keys="mod+enter"
    >
      <div className="rec-fields">
        <AmountField name="amount" label={t`Amount`} currency={currency} must live />
        <DateField name="date" label={t`Date`} must />
        <TextField name="reference" label={t`Reference`} maxLength={50} autoComplete="off" />
      </div>
    </FormDialog>
  );
}
