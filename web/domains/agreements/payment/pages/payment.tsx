import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const route = getRouteApi('/app/payment/$key');

/** A payment has its place among those of its invoice. */
export function PaymentPage() {
  const { key } = route.useParams();
  const { data } = useSuspenseQuery(queryOf(paymentContract.routes.get, { params: { id: key } }));
  return <Navigate to="/invoice/$id" params={{ id: data.invoice.invoiceId }} hash="payments" replace />;
}
