import { cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { endPage, openPage, reportOf } from '#functions/platform/card/provider.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { CARD_RETURN_PAGE, isFresh, pageEndsAt, payableByCard } from '#shared/domains/agreements/card-payment/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { answering } from '../answering.ts';
import { attemptsOf, attemptWrites, type StoredAttempt } from '../attempts.ts';
import { beginAttempt, chargeable, type Paying, payingOf } from '../paying.ts';
import { applyReport } from './apply.ts';

type Invoice = Stored<InvoiceFields>;

async function pageFor({ now, access, invoice }: Paying, attempt: StoredAttempt): Promise<string> {
  const { n, amount, currency } = attempt;
  const { sessionId, url } = await answering(() =>
    openPage(access.key, {
      invoiceId: invoice.id,
      n,
      amount: chargeable(invoice, amount),
      currency,
      title: invoice.number,
      endsAt: pageEndsAt(attempt),
      returnTo: `${env.pageBase()}${CARD_RETURN_PAGE}`,
    }),
  );
  if (!attempt.sessionId) await commit(attemptWrites(attempt, { ...attempt, sessionId }, now));
  return url;
}

/** Finds the page of an attempt that is under way; none once it has ended. Money on its way is refused. */
async function resumed(paying: Paying, attempt: StoredAttempt): Promise<string | undefined> {
  const { now, access, tenantId, amount } = paying;
  if (attempt.card) throw new AppError('cardPayment.inProgress');
  const isSame = attempt.amount === amount && isFresh(attempt, now);
  const { sessionId } = attempt;
  if (!sessionId) {
    if (isSame) return pageFor(paying, attempt);
    await commit(attemptWrites(attempt, { ...attempt, state: 'ended' }, now));
    return undefined;
  }
  const report = await answering(() => (isSame ? reportOf : endPage)(access.key, sessionId));
  await applyReport({ tenantId, now }, attempt, report);
  if (report.state === 'processing' || report.state === 'paid') throw new AppError('cardPayment.inProgress');
  return report.state === 'open' ? report.url : undefined;
}

/** Two presses at once are common, more are not. */
const TRIES = 10;

/** The address of the page where what is due is paid. There is one page at a time. */
export const cardPage = (ctx: Pick<TenantContext, 'tenantId' | 'now'>, invoiceId: Id): Promise<string> =>
  retryOvertaken(async () => {
    const paying = await payingOf(ctx, invoiceId);
    const { open } = paying;
    return (open && (await resumed(paying, open))) ?? pageFor(paying, await beginAttempt(paying, { state: 'open' }));
  }, TRIES);

/** The offer to a payer: none where the bookkeeping takes no cards, or where nothing is due. */
export async function cardOffer({ tenantId }: Pick<TenantContext, 'tenantId'>, invoice: Invoice) {
  const amount = payableByCard(invoice);
  if (amount <= 0 || !(await cardAccessOf({ tenantId }, invoice.bookkeepingId))) return {};
  const attempts = await attemptsOf(tenantId, invoice.id);
  return { card: { amount, isUnderWay: attempts.some(({ state }) => state === 'processing') } };
}
