import { Plural } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PAYMENT_LIST, paymentContract } from '#shared/domains/payment/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import type { requestOf } from '#web/ui/record/request-of.ts';

interface PaymentSumProps {
  readonly request: ReturnType<typeof requestOf<typeof PAYMENT_LIST>>;
  readonly total: number | undefined;
}
/** `214 payments, €1,284,600.00, £900.00`: the agency's own currency first. */
export function PaymentSum({ request, total }: PaymentSumProps) {
  const own = useMe().tenant.currency;
  const { keyword, from, to, filters } = request;
  const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const asked = queryOf(paymentContract.routes.sums, { body: { keyword, filters, ...period } });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const rows = (data?.rows ?? []).toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own));
  return (
    <span>
      {total !== undefined && <Plural value={total} one="# payment" other="# payments" />}
      {rows.map((row) => (
        <span key={row.currency}>, {formatMoney(row.total, row.currency)}</span>
      ))}
    </span>
  );
}
