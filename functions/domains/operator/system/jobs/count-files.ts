import { OPERATOR_TENANT, tenantIds } from '#functions/domains/reference/client/store.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { recountBytes } from '../stored-bytes.ts';

/** Holds what every agency's files take against the files; a wrong sum is put right. */
export const handler = job('system.countFiles', async () => {
  let [checked, mended] = [0, 0];
  for (const tenantId of [OPERATOR_TENANT, ...(await tenantIds())]) {
    checked++;
    if (!(await recountBytes(tenantId))) continue;
    mended++;
    logger.error('stored bytes differed from the files', { tenantId });
  }
  return { checked, mended };
});
