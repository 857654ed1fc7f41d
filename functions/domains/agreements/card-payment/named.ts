import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { attemptsOf } from './attempts.ts';

/** Finds an attempt by its name, among those of invoices that the user sees. */
export async function namedAttempt(ctx: UserContext, name: string) {
  const [invoiceId = '', n] = name.split('-');
  const invoice = await invoiceOf(ctx, invoiceId);
  const attempts = await attemptsOf(ctx.tenantId, invoice.id);
  const attempt = attempts.find((one) => one.n === Number(n));
  if (!attempt) throw new AppError('notFound');
  return { invoice, attempt, isLast: attempt === attempts.at(-1) };
}
