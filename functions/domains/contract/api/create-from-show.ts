import { showStore } from '#functions/domains/show/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commitNumbered } from '#functions/platform/sequence.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractNumber } from '#shared/domains/contract/rules.ts';
import { yearOf } from '#shared/kernel/date.ts';
import { prepareContract } from '../prepare.ts';
import { askFor } from '../rendering.ts';
import { contractStore } from '../store.ts';
import { shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.createFromShow, async ({ params, body, ctx }) => {
  const show = await showStore.get(ctx, params.id);
  artistAccess.check(
    ctx,
    show.artists.map((a) => a.artistId),
  );
  const contract = await contractStore.prepare(ctx, await prepareContract(ctx, show, body));
  const year = yearOf(contract.document.date);
  await commitNumbered(ctx.tenantId, `contract.${year}`, async (value) => {
    contract.number = contractNumber(year, value);
    contract.document = { ...contract.document, number: contract.number };
    const { outbox, extra } = await askFor(ctx.tenantId, contract, ctx.actor.userId);
    return contractStore.writes(ctx, undefined, contract, { outbox, extra });
  });
  return shown(ctx, contract);
});
