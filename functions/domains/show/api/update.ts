import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkUnlocked } from '#shared/domains/show/rules.ts';
import { ShowInput } from '#shared/domains/show/schemas.ts';
import { keptOf } from '../input.ts';
import { checkAccess, prepareShow, unseen, visible } from '../prepare.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.update, async ({ body, ctx }) => {
  const { id, rev, ...fields } = body;
  const before = checkAccess(ctx, await showStore.getForUpdate(ctx, id, rev));
  checkUnlocked(before);
  const input = checkInput(ShowInput, { ...fields, ...unseen(ctx, before) });
  const after = await prepareShow(ctx, input, keptOf(before));
  return seenOne(ctx, 'show', visible(ctx, await showStore.update(ctx, before, after)));
});
