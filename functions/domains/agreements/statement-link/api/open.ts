import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { enterLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { seenBy, statementOf } from '../view.ts';

/** A person pressed the button: the link counts as opened. Staff only see what it shows. */
export const handler = endpoint(statementLinkContract.routes.open, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'statement', params.secret);
  const statement = await statementOf(link);
  await enterLink(ctx, link, { secret: params.secret, code: body.code });
  return seenBy(ctx, link, statement, body.locale);
});
