import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { accessOf, keepRunState, removeConnection } from '../connection.ts';
import { forgetLinks } from '../links.ts';

export const handler = endpoint(hubspotContract.routes.remove, async ({ body, ctx }) => {
  const access = await accessOf(ctx);
  const shown = await removeConnection(ctx, body.rev);
  if (!access || body.keepsLinks) return shown;
  const { portalId } = access;
  await forgetLinks({ tenantId: ctx.tenantId, portalId });
  // Without links, the next connection has to read everything again.
  await keepRunState(ctx, { portalId, progress: {} });
  return shown;
});
