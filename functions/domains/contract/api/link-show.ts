import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { checkLinkable } from '#shared/domains/contract/rules.ts';
import { showFor } from '../issue.ts';
import { linkedTo } from '../prepare.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.linkShow, async ({ params, body, ctx }) => {
  const before = await contractForUpdate(ctx, params.id, body.rev);
  checkLinkable(before);
  const { unlinkedAt: _was, ...contract } = before;
  const after = { ...contract, ...linkedTo(await showFor(ctx, body.showId)) };
  return shown(ctx, await contractStore.update(ctx, before, after, { action: 'linkShow' }));
});
