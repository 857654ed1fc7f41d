import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { accessOf } from '../connection.ts';
import { openItems } from '../links.ts';

/** More than a person looks at in one go; others follow when these are done. */
const MAX_ROWS = 200;

export const handler = endpoint(hubspotContract.routes.open, async ({ ctx }) => {
  const access = await accessOf(ctx);
  const items = access ? await openItems({ tenantId: ctx.tenantId, portalId: access.portalId }) : [];
  return { rows: items.filter(({ kind }) => ctx.actor.permissions.has(`${kind}.read`)).slice(0, MAX_ROWS) };
});
