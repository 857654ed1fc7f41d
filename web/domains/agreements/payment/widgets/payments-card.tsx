import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { Suspense } from 'react';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import type { Payment } from '#shared/domains/agreements/payment/schemas.ts';
import { CardAttempts } from '#web/domains/agreements/card-payment/widgets/card-attempts.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { CreditNotice } from '../parts/credit-notice.tsx';
import { PaymentRow } from '../parts/payment-row.tsx';
import { invoiceWritten } from './invoice-writes.ts';
import './payments.css';

const PaymentDialog = dialogPart(async () => (await import('../parts/payment-dialog.tsx')).PaymentDialog);

/** The dialog that is open: of a payment, or for a new one. */
export type Entering = Payment | 'new' | undefined;

const PaymentStates = cardStates({
  lines: 2,
  failed: <Trans>Couldn't load the payments.</Trans>,
  empty: <Trans>No payments yet.</Trans>,
});

interface PaymentsCardProps {
  /** Issued: a draft takes no payment. */
  readonly invoice: Invoice;
  readonly entering: Entering;
  readonly onEnter: (entering: Entering) => void;
}
/** Lists the payments of a document. The page around the card may also open the dialog. */
export function PaymentsCard({ invoice, entering, onEnter }: PaymentsCardProps) {
  const { t } = useLingui();
  const can = useCan();
  const { data, isError } = useQuery(queryOf(paymentContract.routes.ofInvoice, { params: { id: invoice.id } }));
  const queries = useQueryClient();
  const may = can('invoice.pay');
  const isRefund = invoice.type === 'credit';
  return (
    <Card
      anchor="payments"
      title={isRefund ? t`Refunds` : t`Payments`}
      icon={<CreditCard size={15} aria-hidden="true" />}
      count={data?.rows.length ?? 0}
      action={
        may &&
        invoice.open > 0 && (
          <Button size="sm" icon={<Plus size={13} />} onClick={() => onEnter('new')}>
            {isRefund ? t`Enter refund` : t`Enter payment`}
          </Button>
        )
      }
    >
      {may && <CreditNotice invoice={invoice} />}
      <CardAttempts invoice={invoice} onWritten={() => invoiceWritten(queries)} />
      <PaymentStates isError={isError} count={data?.rows.length} />
      <ul className="pay-list">
        {data?.rows.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} onChange={may ? () => onEnter(payment) : undefined} />
        ))}
      </ul>
      <Suspense>
        {entering && (
          <PaymentDialog
            invoice={invoice}
            payment={entering === 'new' ? undefined : entering}
            onClose={() => onEnter(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
