import { checkAccess } from '#functions/domains/booking/show/public/sees.ts';
import { submissionOfShow } from '#functions/domains/booking/show/public/submission-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** The show somebody decides on, as they last saw it, with its request. */
export async function requestForUpdate(ctx: UserContext, showId: Id, rev: number) {
  const seen = await showStore.get(ctx, showId);
  checkAccess(ctx, seen);
  const submission = await submissionOfShow(ctx, showId);
  return { submission, show: await showStore.getForUpdate(ctx, showId, rev) };
}
