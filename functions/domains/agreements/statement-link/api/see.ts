import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { seenBy, statementOf } from '../view.ts';

export const handler = endpoint(statementLinkContract.routes.see, async ({ params, body, ctx }) => {
  const link = await openedLink(ctx, 'statement', params.secret);
  return seenBy(ctx, link, await statementOf(link), body.locale);
});
