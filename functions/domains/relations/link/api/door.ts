import { asksCode, findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { maskedAddress } from '#shared/domains/relations/link/rules.ts';

/** Says who sent what kind of thing, and nothing else, its name neither; changes nothing, for mail scanners come by. */
export const handler = endpoint(linkContract.routes.door, async ({ params, ctx }) => {
  const { link, state } = await findLink(ctx, 'download', params.secret);
  const { agency, kind, sender, expiresAt, locale, recipient } = link;
  const asks = state === 'live' && (await asksCode(ctx, link));
  const found = { agency, kind, senderName: sender.name, state, expiresAt, locale };
  return asks ? { ...found, codeTo: maskedAddress(recipient.email) } : found;
});
