import { dueBefore } from '#functions/platform/due.ts';
import { checkVat } from './check-store.ts';
import { type LastCheck, VAT_DUE } from './store.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };
/** VIES is shared by all of Europe: one at a time, and the rest next time. */
const LIMIT = 100;
/** As many without an answer, one after the other: it is closed, and the rest is asked next time. */
const SILENT = 5;

/** Checks the numbers that are new or whose month is over, and those VIES had no answer for. */
export async function checkDue(now: Date) {
  let [checked, unanswered, silent] = [0, 0, 0];
  for await (const page of dueBefore<LastCheck>(VAT_DUE, now.toISOString())) {
    for (const { tenantId, companyId } of page) {
      if (checked >= LIMIT || silent >= SILENT) return { checked, unanswered };
      const outcome = await checkVat({ tenantId, now, actor: SYSTEM }, companyId, true);
      checked++;
      if (outcome === 'unavailable') unanswered++;
      silent = outcome === 'unavailable' ? silent + 1 : 0;
    }
  }
  return { checked, unanswered };
}
