import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';

export const handler = endpoint(portalContract.routes.sendCode, async ({ params, ctx }) =>
  mailCode(ctx, await liveLink(ctx, 'portal', params.secret)),
);
