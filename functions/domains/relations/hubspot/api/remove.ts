import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { accessOf, removeConnection } from '../connection.ts';
import { forgetLinks } from '../links.ts';

export const handler = endpoint(hubspotContract.routes.remove, async ({ body, ctx }) => {
  const access = await accessOf(ctx);
  const shown = await removeConnection(ctx, body.rev);
  if (access && !body.keepsLinks) await forgetLinks({ tenantId: ctx.tenantId, portalId: access.portalId });
  return shown;
});
