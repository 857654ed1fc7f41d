import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { accessOf } from '../connection.ts';
import { pullProjects } from '../pull.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };

/** Every hour: the projects of each agency that has connected Business Central. */
export const handler = job('business-central.pullProjects', async (now) => {
  let [pulled, failed] = [0, 0];
  await settleEach(await tenantIds(), async (tenantId) => {
    const ctx = { tenantId, now, actor: SYSTEM };
    const access = await accessOf(ctx);
    if (!access) return;
    const { outcome } = await pullProjects(ctx, access, false);
    if (outcome === 'ok') pulled++;
    else failed++;
  });
  return { pulled, failed };
});
