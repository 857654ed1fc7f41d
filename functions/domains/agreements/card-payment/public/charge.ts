import { endPage } from '#functions/platform/card/provider.ts';
import type { StoredCard } from '#functions/platform/card/stored-card.ts';
import { chargeCard, findCharge } from '#functions/platform/card/stored-card.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { answering } from '../answering.ts';
import { attemptsOf, attemptWrites, type StoredAttempt } from '../attempts.ts';
import { followAttempt } from '../follow.ts';
import { beginAttempt, chargeable, type Paying, payingOf } from '../paying.ts';
import { applyReport } from './apply.ts';

type Card = Pick<StoredCard, 'customerId' | 'methodId'>;
const TRIES = 10;

/** Charges for a new attempt. One whose answer was lost is looked for first, so the provider charges it once. */
async function charge(paying: Paying, attempt: StoredAttempt, card: Card, isNew: boolean): Promise<void> {
  const { now, access, tenantId, invoice } = paying;
  const { n, amount, currency } = attempt;
  const asked = { invoiceId: invoice.id, n, amount: chargeable(invoice, amount), currency, ...card };
  const { intentId, report } = await answering(
    async () => (isNew ? undefined : await findCharge(access.key, asked)) ?? chargeCard(access.key, asked),
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

/**
 * Charges what is due of an invoice to a stored card; nothing where nothing is due. The attempt says what came of it.
 */
export const chargeInvoice = async (
  ctx: Pick<TenantContext, 'tenantId' | 'now'>,
  invoiceId: Id,
  { customerId, methodId }: Card,
): Promise<void> => {
  const work = retryOvertaken(async () => {
    const paying = await payingOf(ctx, invoiceId);
    const { open } = paying;
    if (open?.card)
      return open.intentId ? void (await followAttempt(ctx, open)) : charge(paying, open, open.card, false);
    if (open) await endOpenPage(paying, open);
    const card = { customerId, methodId };
    return charge(paying, await beginAttempt(paying, { state: 'processing', card }), card, true);
  }, TRIES);
  // Of two at once, the later one finds it paid.
  await unlessRefused('cardPayment.nothingDue', work);
};

/** Whether a payment by card is on its way. */
export const isCharging = async (tenantId: string, invoiceId: Id): Promise<boolean> =>
  (await attemptsOf(tenantId, invoiceId)).some(({ state }) => state === 'processing');
