import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { ENTERED_METHODS, FIXED_METHODS } from '#shared/domains/agreements/payment/methods.ts';
import type { Payment } from '#shared/domains/agreements/payment/schemas.ts';
import { CardRefundButton } from '#web/domains/agreements/card-payment/widgets/refund-button.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toaster.ts';
import { invoiceWritten } from '../widgets/invoice-writes.ts';
import { useMethodNames } from './method-words.ts';

const { create, remove } = paymentContract.routes;

/** Taken back at once; whoever slipped enters it again by Undo. */
function useTakingBack({ id, invoice, amount, date, method, reference, currency }: Payment) {
  const entered = ENTERED_METHODS.find((one) => one === method);
  const queries = useQueryClient();
  const { money } = useFormat();
  const written = () => invoiceWritten(queries);
  const again = useMutation({ ...mutationOf(create), onSuccess: written });
  const said = money(amount, currency);
  const params = { id: invoice.invoiceId };
  const taking = useMutation({
    ...mutationOf(remove),
    onSuccess: async () => {
      await written();
      toast(<Trans>Payment of {said} removed</Trans>, {
        ...(entered
          ? { undo: () => again.mutate({ params, body: { amount, date, method: entered, reference } }) }
          : {}),
      });
    },
  });
  return { take: () => taking.mutate({ params: { ...params, paymentId: id } }), busy: taking.isPending };
}

/** How much of the bookkeeping's own money it was worth, and what the rate has made of it since the invoice. */
function Worth({ base }: Pick<Payment, 'base'>) {
  const { money } = useFormat();
  if (!base) return null;
  const [worth, difference] = [money(base.amount, base.currency), money(base.difference, base.currency)];
  return (
    <span className="micro num">
      {base.difference === 0 ? (
        worth
      ) : (
        <Trans>
          {worth}, exchange difference {difference}
        </Trans>
      )}
    </span>
  );
}

interface PaymentRowProps {
  readonly payment: Payment;
  /** None for those who may not. */
  readonly onChange: (() => void) | undefined;
}
export function PaymentRow({ payment, onChange }: PaymentRowProps) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const methods = useMethodNames();
  const { take, busy } = useTakingBack(payment);
  const queries = useQueryClient();
  const { amount, currency, date, method, reference, card } = payment;
  const said = money(amount, currency);
  return (
    <li>
      <span className="col grow">
        <span className="strong num">{day({ date }, { year: true })}</span>
        <span className="meta cut">{[methods[method], reference].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="col pay-amount">
        <b className="num">{said}</b>
        <Worth base={payment.base} />
      </span>
      {onChange && card && amount > 0 && (
        <CardRefundButton payment={payment} n={card.n} onWritten={() => invoiceWritten(queries)} />
      )}
      {onChange && !card && (
        <span className="row">
          {!FIXED_METHODS.includes(method) && (
            <IconButton label={t`Edit payment of ${said}`} onClick={onChange}>
              <Pencil size={14} />
            </IconButton>
          )}
          <IconButton label={t`Remove payment of ${said}`} aria-busy={busy || undefined} onClick={take}>
            <Trash2 size={14} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
