import { tagIdsFor } from '#functions/domains/reference/tag/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { visible } from '../public/visible.ts';
import { showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.updateTags, async ({ body, ctx }) => {
  checkInternal(ctx);
  const before = await showForUpdate(ctx, body.showId, body.rev);
  checkUnlocked(before);
  const tags = await tagIdsFor(ctx, 'show', body.tagIds, before);
  return visible(ctx, await showStore.update(ctx, before, { ...before, ...tags }));
});
