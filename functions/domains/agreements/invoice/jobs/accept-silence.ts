import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { acceptSilence } from '../accept-silence.ts';

/** Daily: takes the silence of artists as acceptance, where the agreement on file says so. */
export const handler = job('invoice.acceptSilence', async (now) => {
  let accepted = 0;
  await settleEach(await tenantIds(), async (tenantId) => {
    accepted += await acceptSilence({ tenantId, now });
  });
  return { accepted };
});
