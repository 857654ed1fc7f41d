import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';

export const handler = endpoint(portalContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'portal', params.secret),
);
