import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { remindDebtors } from '../reminders/daily.ts';

/** Daily: sends the reminders of bookkeepings that send by themselves, and tells owners of the others. */
export const handler = job('invoice.remindDebtors', async (now) => {
  let [sent, proposed] = [0, 0];
  await settleEach(await tenantIds(), async (tenantId) => {
    const report = await remindDebtors({ tenantId, now });
    sent += report.sent;
    proposed += report.proposed;
  });
  return { sent, proposed };
});
