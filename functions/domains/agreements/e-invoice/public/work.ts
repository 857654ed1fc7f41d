import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { evidenceOf, submitDocument } from '#functions/platform/authority/access-point.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { getObject } from '#functions/platform/files/files.ts';
import type { EventPayload } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { keepGuid, lookLater, openSubmission, type Submission, settled } from '../submissions.ts';

interface Outcome {
  readonly state: 'delivered' | 'failed';
  readonly reason?: string | undefined;
}
const ACTIONS = { delivered: 'eInvoiceDelivered', failed: 'eInvoiceFailed' } as const;

/** Gives the access point the stored document. A repeat is the same submission there. */
async function handOver(submission: Submission): Promise<Submission | Outcome> {
  const { submissionId, entityId, receiver, key } = submission;
  const answer = await submitDocument({ submissionId, entityId, receiver, ubl: await getObject(key) });
  if ('refused' in answer) return { state: 'failed', reason: answer.refused };
  await keepGuid(submission, answer.guid);
  return { ...submission, guid: answer.guid };
}

async function outcomeOf(submission: Submission): Promise<Outcome | 'pending'> {
  const given = submission.guid ? submission : await handOver(submission);
  if ('state' in given) return given;
  const { state, reason } = await evidenceOf(given.guid ?? '');
  return state === 'pending' ? state : { state, reason: reason?.slice(0, 500) };
}

/** Writes the outcome on the invoice and ends the submission, in one transaction. A second worker finds it ended. */
const settle = (ctx: TenantContext, submission: Submission, { state, reason }: Outcome): Promise<void> =>
  retryStale(async () => {
    const invoice = await invoiceStore.get(ctx, submission.invoiceId);
    const { eInvoice } = invoice;
    if (eInvoice?.submissionId !== submission.submissionId) return commit([settled(submission)]);
    const news = {
      ...eInvoice,
      state,
      settledAt: ctx.now.toISOString(),
      ...(state === 'failed' && reason ? { reason } : {}),
    };
    const after = invoiceStore.next(ctx, invoice, { ...invoice, eInvoice: news });
    await commit(invoiceStore.writes(ctx, invoice, after, { action: ACTIONS[state], extra: [settled(submission)] }));
  });

/**
 * Brings a submission one step further: hands the document over, then asks for the outcome. A silent access point is
 * asked again by the job.
 */
export async function followSubmission(ctx: TenantContext, { id, attempt }: EventPayload<'eInvoice'>): Promise<number> {
  const submission = await openSubmission({ tenantId: ctx.tenantId, invoiceId: id, attempt });
  if (!submission) return 0;
  const asked = outcomeOf(submission).then((outcome) => ({ outcome }));
  const answer = await unlessSilent('access point', asked, { submissionId: submission.submissionId });
  if (!answer || answer.outcome === 'pending') {
    await lookLater(submission, ctx.now);
    return 0;
  }
  try {
    await settle(ctx, submission, answer.outcome);
    return 1;
  } catch (e) {
    if (e instanceof AppError && e.code === 'alreadyDone') return 0;
    throw e;
  }
}
