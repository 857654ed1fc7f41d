import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { approved } from '#shared/domains/booking/show/rules.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { declinedNote } from '../public/note.ts';
import { requestGone } from '../public/submission-store.ts';
import { showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.decline, async ({ body, ctx }) => {
  checkInternal(ctx);
  const show = await showForUpdate(ctx, body.showId, body.rev);
  // Refuses a locked show, and one that is decided already.
  approved(show);
  const extra = await requestGone(ctx, show.id);
  const outbox = show.requesterId ? [declinedNote(show.requesterId, show, body.reason)] : [];
  await showStore.remove(ctx, show, { action: 'reject', extra, outbox });
  return done;
});
