import { withdrawLink } from '#functions/domains/relations/link/public/staff.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { linkTo } from '../send.ts';

export const handler = endpoint(portalContract.routes.withdraw, async ({ params, ctx }) =>
  withdrawLink(ctx, await linkTo(ctx, params)),
);
