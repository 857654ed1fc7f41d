import { type LastCheck, VAT_DUE } from '#functions/domains/relations/company/public/vat-store.ts';
import { dueItems } from '#functions/platform/data/due.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { checkVat } from './check.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };
/** VIES is shared by all of Europe: one at a time, and the rest next time. */
const LIMIT = 100;
/** As many without an answer, one after the other: it is closed, and the rest is asked next time. */
const SILENT = 5;

/** Checks the numbers that are new or whose month is over, and those VIES had no answer for. */
export async function checkDue(now: Date) {
  let [checked, unanswered, silent] = [0, 0, 0];
  async function* turns(): AsyncGenerator<LastCheck> {
    for await (const due of dueItems<LastCheck>(VAT_DUE, now.toISOString())) {
      if (checked >= LIMIT || silent >= SILENT) return;
      yield due;
    }
  }
  await settleEach(turns(), async ({ tenantId, companyId }) => {
    checked++;
    const outcome = await checkVat({ tenantId, now, actor: SYSTEM }, companyId, true);
    if (outcome === 'unavailable') unanswered++;
    silent = outcome === 'unavailable' ? silent + 1 : 0;
  });
  return { checked, unanswered };
}
