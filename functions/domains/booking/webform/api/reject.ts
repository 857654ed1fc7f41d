import { submissionStore } from '#functions/domains/booking/show/public/submission-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { decided } from '#shared/domains/booking/webform/rules.ts';
import { requestForUpdate } from '../load.ts';

/** Says no, for a reason; the show goes, the request stays in the log. */
export const handler = endpoint(webformContract.routes.reject, async ({ body, ctx }) => {
  const { show, submission } = await requestForUpdate(ctx, body.showId, body.rev);
  const state = decided(submission.state, body.as);
  const { reason, mail } = body;
  const after = submissionStore.next(ctx, submission, { ...submission, state, reason, decidedBy: ctx.actor.name });
  const payload = { submissionId: submission.id, text: mail ?? '', sender: ctx.actor.userId };
  const outbox = mail === undefined || state === 'spam' ? [] : [emit('webformRejected', payload)];
  const gone = { ...showStore.next(ctx, show, show), deletedAt: ctx.now.toISOString() };
  await commit([
    ...submissionStore.writes(ctx, submission, after, { action: state, outbox }),
    ...showStore.writes(ctx, show, gone, { action: 'reject' }),
  ]);
  return after;
});
