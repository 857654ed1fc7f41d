import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import { mintSecret } from '#functions/domains/relations/link/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { pathOfLink } from '#shared/domains/relations/link/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { mattersOf } from '../items.ts';

/** The matter opens by its own link and door. Staff would act as the recipient, so they get no address. */
export const handler = endpoint(portalContract.routes.go, async ({ params, body, ctx }) => {
  const portal = await openedLink(ctx, 'portal', params.secret);
  checkNoStaff(ctx, portal);
  const link = (await mattersOf(portal, ctx.now)).find(({ id }) => id === body.id);
  if (!link) throw new AppError('portal.noOpen');
  const { secret, writes } = mintSecret(link, link);
  await commit(writes);
  return { url: `${env.pageBase()}${pathOfLink(link.kind, secret)}` };
});
