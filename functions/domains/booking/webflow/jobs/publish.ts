import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { syncDates } from '../public/sync.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };

/** Every hour: the public dates of each agency that publishes them at Webflow, and what was deleted there. */
export const handler = job('webflow.publish', async (now) => {
  let changed = 0;
  await settleEach(await tenantIds(), async (tenantId) => {
    changed += await syncDates({ tenantId, now, actor: SYSTEM }, true);
  });
  return { changed };
});
