import { dueItems } from '#functions/platform/data/due.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { SUBMISSION_DUE, type Submission } from '../submissions.ts';
import { followSubmission } from './work.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };

/** Asks for the outcome of the submissions that are due. Resumes those whose worker was killed. */
export async function followDue(now: Date) {
  let [asked, settled] = [0, 0];
  await settleEach(
    dueItems<Submission>(SUBMISSION_DUE, now.toISOString()),
    async ({ tenantId, invoiceId, attempt }) => {
      asked++;
      settled += await followSubmission({ tenantId, now, actor: SYSTEM }, { id: invoiceId, attempt });
    },
  );
  return { asked, settled };
}
