import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { asStep, stepsDone } from '#functions/platform/endpoint/steps.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { ReminderOutcome } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { invoiceOf } from '../public/view.ts';
import { sendReminder } from '../reminders/send.ts';

/** Each invoice is a transaction of its own. A killed request continues with those that are not sent. */
export const handler = endpoint(invoiceContract.routes.remind, async ({ body, ctx }) => {
  const done = await stepsDone();
  const results: ReminderOutcome[] = [];
  for (const { id, level } of body.items) {
    const { number } = await invoiceOf(ctx, id);
    const step = `${id}.${level}`;
    const send = () => asStep(step, () => sendReminder(ctx, () => invoiceOf(ctx, id), level));
    const skipped = done.has(step) ? undefined : await send();
    results.push({ id, number, level, ...(skipped ? { skipped } : {}) });
  }
  return { results };
});
