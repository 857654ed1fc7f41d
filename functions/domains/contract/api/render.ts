import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { askFor } from '../rendering.ts';
import { contractStore } from '../store.ts';
import { checkAccess, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.render, async ({ params, ctx }) => {
  const contract = checkAccess(ctx, await contractStore.get(ctx, params.id));
  const { rendering, outbox, extra } = await askFor(ctx, contract, ctx.actor.userId);
  if (outbox.length === 0) return shown(ctx, contract, rendering);
  return shown(
    ctx,
    await contractStore.update(ctx, contract, contract, { action: 'render', outbox, extra }),
    rendering,
  );
});
