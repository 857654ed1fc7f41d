import { OPERATOR_TENANT, tenantIds } from '#functions/domains/reference/client/store.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { MaintainedList } from '../lists.ts';

/** Differences that stand twice: a record written during the first look may differ for a moment. */
async function differences(list: MaintainedList, tenantId: string): Promise<number> {
  const first = await list.check(tenantId);
  return first.length === 0 ? 0 : (await list.check(tenantId)).length;
}

/** Holds every list against its records; one that differs is built anew. */
export const handler = job('system.checkLists', async () => {
  const { lists } = await import('../lists.ts');
  let [checked, rebuilt] = [0, 0];
  for (const tenantId of [OPERATOR_TENANT, ...(await tenantIds())]) {
    for (const list of lists) {
      checked++;
      const found = await differences(list, tenantId);
      if (found === 0) continue;
      rebuilt++;
      logger.error('list differs from its records', { tenantId, list: list.name, found });
      await list.build(tenantId);
    }
  }
  return { checked, rebuilt };
});
