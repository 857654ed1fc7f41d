import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { seenBy } from '../items.ts';

export const handler = endpoint(portalContract.routes.see, async ({ params, body, ctx }) =>
  seenBy(ctx, await openedLink(ctx, 'portal', params.secret), body.locale),
);
