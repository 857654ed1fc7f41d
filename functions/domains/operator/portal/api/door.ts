import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';

export const handler = endpoint(portalContract.routes.door, async ({ params, ctx }) =>
  doorOf(ctx, await findLink(ctx, 'portal', params.secret)),
);
