import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { assigned } from '../assigned.ts';
import { keptOf } from '../kept.ts';
import { prepareShow } from '../prepare.ts';
import { visible } from '../public/visible.ts';
import { asVisible, showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';
import { unseen } from '../unseen.ts';

export const handler = endpoint(showContract.routes.update, async ({ body, ctx }) => {
  checkInternal(ctx);
  const { id, rev, ...fields } = body;
  const before = await showForUpdate(ctx, id, rev);
  checkUnlocked(before);
  const input = checkInput(ShowInput, { ...fields, ...unseen(ctx, before) });
  const after = await prepareShow(ctx, input, keptOf(before), before);
  const outbox = assigned(ctx, before, showStore.next(ctx, before, after));
  const show = await asVisible(ctx, () => showStore.update(ctx, before, after, { outbox }));
  return seenOne(ctx, 'show', visible(ctx, show));
});
