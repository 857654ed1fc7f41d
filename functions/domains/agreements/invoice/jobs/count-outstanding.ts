import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { recountOutstanding } from '../recount.ts';

/** Holds what companies owe against their invoices; a wrong sum is put right. */
export const handler = job('invoice.countOutstanding', async () => {
  let [checked, mended] = [0, 0];
  for (const tenantId of await tenantIds()) {
    checked++;
    const wrong = await recountOutstanding(tenantId);
    if (wrong === 0) continue;
    mended += wrong;
    logger.error('what companies owe differed from their invoices', { tenantId, wrong });
  }
  return { checked, mended };
});
