import { shown } from '#functions/domains/agreements/invoice/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { FIXED_METHODS } from '#shared/domains/agreements/payment/methods.ts';
import type { PaymentFields, PaymentInput } from '#shared/domains/agreements/payment/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { paymentOf } from './find.ts';
import { dropOffset } from './offset.ts';
import { book } from './public/book.ts';

type Wanted = Parameters<typeof paymentOf>[1];

/** A payment by card is what the provider says. It goes back to the card, and the provider tells us. */
function checkOwn({ card }: PaymentFields): void {
  if (card) throw new AppError('payment.fromProvider');
}

export async function changePayment(ctx: UserContext, wanted: Wanted, input: PaymentInput) {
  const before = await paymentOf(ctx, wanted);
  checkOwn(before);
  if (FIXED_METHODS.includes(before.method)) throw new AppError('payment.fixed');
  const { payment, invoice } = await book(ctx, { invoiceId: before.invoice.invoiceId, before, input });
  return { payment, invoice: await shown(ctx, invoice) };
}

export async function dropPayment(ctx: UserContext, wanted: Wanted) {
  const before = await paymentOf(ctx, wanted);
  checkOwn(before);
  const invoice = before.other
    ? await dropOffset(ctx, before)
    : (await book(ctx, { invoiceId: before.invoice.invoiceId, before })).invoice;
  return { invoice: await shown(ctx, invoice) };
}
