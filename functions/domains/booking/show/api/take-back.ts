import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { visible } from '../public/visible.ts';
import { asVisible } from '../seen.ts';
import { showStore } from '../store.ts';
import { takenBack } from '../take-back.ts';

export const handler = endpoint(showContract.routes.takeBack, async ({ body, ctx }) => {
  checkInternal(ctx);
  const { changes, endedIds } = await takenBack(ctx, body.shows);
  const writes = changes.flatMap(({ before, after }) => showStore.writes(ctx, before, after, { action: 'status' }));
  await asVisible(ctx, () => commit(writes));
  return { shows: changes.map(({ after }) => visible(ctx, after)), endedIds };
});
