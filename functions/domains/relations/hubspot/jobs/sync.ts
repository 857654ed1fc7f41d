import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { syncAgency } from '../public/sync.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };

/** Every quarter of an hour: companies and contacts of each agency that has connected HubSpot. */
export const handler = job('hubspot.sync', async (now) => {
  let changed = 0;
  await settleEach(await tenantIds(), async (tenantId) => {
    changed += await syncAgency({ tenantId, now, actor: SYSTEM });
  });
  return { changed };
});
