import { dueItems } from '#functions/platform/data/due.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { advance } from './public/advance.ts';
import { SUBSCRIPTION_DUE } from './store.ts';

/** Does what is due about all subscriptions. */
export async function renewAll(now: Date): Promise<{ subscriptions: number }> {
  let count = 0;
  await settleEach(dueItems<{ readonly no: number }>(SUBSCRIPTION_DUE, now.toISOString()), async ({ no }) => {
    await advance(no, now);
    count++;
  });
  return { subscriptions: count };
}
