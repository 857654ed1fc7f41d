import { Plural } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PAYMENT_LIST, paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatMoney } from '#web/platform/format.ts';
import { MoneySums, summed } from '#web/ui/list/money-sums.tsx';
import type { requestOf } from '#web/ui/record/request-of.ts';

interface PaymentSumProps {
  readonly request: ReturnType<typeof requestOf<typeof PAYMENT_LIST>>;
  readonly total: number | undefined;
}
/** `214 payments, €1,284,600.00` */
export function PaymentSum({ request, total }: PaymentSumProps) {
  const asked = queryOf(paymentContract.routes.sums, { body: summed(request) });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const text = (row: { readonly total: number; readonly currency: string }) => formatMoney(row.total, row.currency);
  return (
    <MoneySums
      count={total !== undefined && <Plural value={total} one="# payment" other="# payments" />}
      rows={data?.rows ?? []}
      say={text}
      short={text}
    />
  );
}
