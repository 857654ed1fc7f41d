import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { looksOn, nameOfStep, nextStep } from '#shared/domains/operator/subscription/rules.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { billingUser } from '../billing-user.ts';
import { subscriptions } from '../store.ts';
import { type Working, workingOf } from '../working.ts';

/** More than any subscription needs in one run: twelve months late, each with its four steps. */
const STEPS_MAX = 60;
const TRIES = 5;

/** Has the job look again: soon while a bill is not sent yet, else on the day on which something may be due. */
async function lookLater({ ctx, client, subscription, bills, today }: Working): Promise<void> {
  const waits = bills.some(({ invoice, problem }) => !problem && invoice.isIssued && !invoice.isSent);
  const day = waits ? today : looksOn(subscription, bills, today);
  const lookAt = day && `${day}T00:00:00.000Z`;
  if (lookAt === subscription.lookAt) return;
  const { lookAt: _old, ...kept } = subscription;
  const after = subscriptions.next(ctx, client.no, subscription, { ...kept, ...(lookAt ? { lookAt } : {}) });
  await commit([subscriptions.write(ctx, subscription, after)]);
}

async function run(ctx: UserContext, clientNo: number): Promise<void> {
  const done = new Set<string>();
  for (let i = 0; i < STEPS_MAX; i++) {
    const working = await workingOf(ctx, clientNo);
    if (!working) return;
    const { subscription, bills, today } = working;
    const step = nextStep(subscription, bills, today, done);
    if (!step) return lookLater(working);
    // A period follows another; all else is not repeated in a run.
    if (step.do !== 'renew') done.add(nameOfStep(step));
    // Its code is large, and most runs find nothing to do.
    const { take } = await import('../steps.ts');
    await take(working, step);
  }
}

/**
 * Does all that is due about the subscription of a client: bills, issues, sends, charges, closes. Each step is written
 * alone and on condition, so two runs at once, and a run after a crash, do nothing twice.
 */
export const advance = async (clientNo: number, now: Date): Promise<void> => {
  const ctx = await billingUser(now);
  await retryOvertaken(() => run(ctx, clientNo), TRIES);
};

/** Does the same for a client by its id. Answers the number of subscriptions looked at. */
export async function advanceClient(clientId: Id, now: Date): Promise<number> {
  await advance(noOf(clientId), now);
  return 1;
}
