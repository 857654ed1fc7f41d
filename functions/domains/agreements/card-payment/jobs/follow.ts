import { dueItems } from '#functions/platform/data/due.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { pageEndsAt } from '#shared/domains/agreements/card-payment/rules.ts';
import { attemptsOf, attemptWrites, CARD_DUE, type StoredAttempt } from '../attempts.ts';
import { followAttempt } from '../follow.ts';

/** Looks again later at what is still under way. What nobody can be asked about ends with its page. */
async function later({ tenantId, invoiceId, n }: StoredAttempt, isAsked: boolean, now: Date): Promise<void> {
  const attempt = (await attemptsOf(tenantId, invoiceId)).find((one) => one.n === n);
  if (!attempt) return;
  const isOver = attempt.state === 'open' && !isAsked && pageEndsAt(attempt) <= now;
  const after = isOver ? { ...attempt, state: 'ended' as const } : attempt;
  await unlessRefused('stale', commit(attemptWrites(attempt, after, now)));
}

/** Asks for attempts that are under way for an hour: an event that never came heals. */
export const handler = job('card-payment.follow', async (now) => {
  let count = 0;
  await settleEach(dueItems<StoredAttempt>(CARD_DUE, now.toISOString()), async (attempt) => {
    const isAsked = await followAttempt({ tenantId: attempt.tenantId, now }, attempt);
    await later(attempt, isAsked, now);
    count++;
  });
  return { count };
});
