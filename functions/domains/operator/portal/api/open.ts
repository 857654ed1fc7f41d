import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { enterLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { seenBy } from '../items.ts';

/** A person pressed the button: the link counts as opened. Staff only see what it shows. */
export const handler = endpoint(portalContract.routes.open, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'portal', params.secret);
  await enterLink(ctx, link, { secret: params.secret, code: body.code });
  return seenBy(ctx, link, body.locale);
});
