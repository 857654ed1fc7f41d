import { endPage } from '#functions/platform/card/provider.ts';
import type { StoredCard } from '#functions/platform/card/stored-card.ts';
import { chargeCard } from '#functions/platform/card/stored-card.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { answering } from '../answering.ts';
import { attemptWrites, type StoredAttempt } from '../attempts.ts';
import { beginAttempt, chargeable, type Paying, payingOf } from '../paying.ts';
import { applyReport } from './apply.ts';

type Card = Pick<StoredCard, 'customerId' | 'methodId'>;
const TRIES = 10;

/** Charges for an attempt, which may have been asked for before: the provider charges it once. */
async function charge({ now, access, tenantId, invoice }: Paying, attempt: StoredAttempt, card: Card): Promise<void> {
  const { n, amount, currency } = attempt;
  const { customerId, methodId } = card;
  const there = chargeable(invoice, amount);
  const { intentId, report } = await answering(() =>
    chargeCard(access.key, { invoiceId: invoice.id, n, amount: there, currency, customerId, methodId }),
  );
  if (attempt.intentId !== intentId) await commit(attemptWrites(attempt, { ...attempt, intentId }, now));
  await applyReport({ tenantId, now }, attempt, report);
}

/** Ends the page that a payer may have open. Refuses where the payer has paid on it. */
async function endOpenPage({ now, access, tenantId }: Paying, attempt: StoredAttempt): Promise<void> {
  const { sessionId } = attempt;
  if (!sessionId) return commit(attemptWrites(attempt, { ...attempt, state: 'ended' }, now));
  const report = await answering(() => endPage(access.key, sessionId));
  await applyReport({ tenantId, now }, attempt, report);
  if (report.state === 'processing' || report.state === 'paid') throw new AppError('cardPayment.inProgress');
}

/** Charges what is due of an invoice to a stored card. The attempt says what came of it. */
export const chargeInvoice = (
  ctx: Pick<TenantContext, 'tenantId' | 'now'>,
  invoiceId: Id,
  { customerId, methodId }: Card,
): Promise<void> =>
  retryOvertaken(async () => {
    const paying = await payingOf(ctx, invoiceId);
    const { open } = paying;
    if (open?.card) return charge(paying, open, open.card);
    if (open) await endOpenPage(paying, open);
    const card = { customerId, methodId };
    return charge(paying, await beginAttempt(paying, { state: 'processing', card }), card);
  }, TRIES);
