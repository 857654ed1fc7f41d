import { visibleInvoices } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { nameOf, payableByCard } from '#shared/domains/agreements/card-payment/rules.ts';
import { attemptsOf, problemsOf } from '../attempts.ts';

export const handler = endpoint(cardPaymentContract.routes.problems, async ({ ctx }) => {
  const found = await problemsOf(ctx.tenantId);
  const invoices = await visibleInvoices(ctx, [...new Set(found.map(({ invoiceId }) => invoiceId))]);
  const rows = await Promise.all(
    invoices.map(async (invoice) => {
      const names = new Set(found.map(nameOf));
      const attempts = (await attemptsOf(ctx.tenantId, invoice.id)).filter((one) => names.has(nameOf(one)));
      const { id: invoiceId, number, company } = invoice;
      const isDue = payableByCard(invoice) > 0;
      // A declined charge of an invoice that was paid otherwise is no problem any more.
      return attempts
        .filter(({ state }) => isDue || state === 'problem')
        .map((one) => ({
          ...one,
          id: nameOf(one),
          invoiceId,
          number,
          company: company?.name ?? '',
          canRetry: one.card !== undefined && isDue,
        }));
    }),
  );
  return { rows: rows.flat().toSorted((a, b) => b.at.localeCompare(a.at)) };
});
