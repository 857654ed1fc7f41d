import { linksOf, linkWrite } from '#functions/domains/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { checkVoidable } from '#shared/domains/contract/rules.ts';
import { stateAt, withdrawn } from '#shared/domains/link/rules.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

/** The contract no longer holds: nobody gets to it by a link any more. */
export const handler = endpoint(contractContract.routes.void, async ({ params, body, ctx }) => {
  const before = await contractForUpdate(ctx, params.id, body.rev);
  checkVoidable(before);
  const now = ctx.now.toISOString();
  const live = (await linksOf(ctx.tenantId, 'contract', before.id)).filter((link) => stateAt(link, now) === 'live');
  const extra = live.map((link) => linkWrite(link, { ...link, ...withdrawn(link, now) }));
  const after = { ...before, stage: 'void' as const };
  return shown(ctx, await contractStore.update(ctx, before, after, { action: 'void', extra }));
});
