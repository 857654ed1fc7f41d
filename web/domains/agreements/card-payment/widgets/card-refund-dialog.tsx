import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardRefund } from '#shared/domains/agreements/card-payment/attempt.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { cardPaymentMessages } from '#shared/domains/agreements/card-payment/messages.ts';
import type { Payment } from '#shared/domains/agreements/payment/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { attemptsQuery, attemptsWritten } from '../queries.ts';

interface CardRefundDialogProps {
  readonly payment: Payment;
  readonly n: number;
  readonly onWritten: () => Promise<void>;
  readonly onClose: () => void;
}
/** Pays a part of a card payment back. What was paid back opens the invoice again. */
export function CardRefundDialog({ payment, n, onWritten, onClose }: CardRefundDialogProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const queries = useQueryClient();
  const { currency, amount, invoice } = payment;
  const id = invoice.invoiceId;
  const { data } = useQuery(attemptsQuery(id));
  const most = money(data?.rows.find((one) => one.n === n)?.booked ?? amount, currency);
  const form = useZodForm<CardRefund, CardRefund>({
    schema: () => import('./form-schema.ts').then(({ RefundSchema }) => RefundSchema),
    defaultValues: { amount },
    messages: cardPaymentMessages,
    onSubmit: async (body) => {
      await call(cardPaymentContract.routes.refund, { params: { id, n: String(n) }, body });
      await Promise.all([attemptsWritten(queries), onWritten()]);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Pay back to the card`}
      onClose={onClose}
      hint={<Trans>At most {most}. The invoice is open again for what you pay back.</Trans>}
      action={t`Pay back`}
      keys="mod+enter"
    >
      <AmountField name="amount" label={t`Amount`} currency={currency} must live />
    </FormDialog>
  );
}
