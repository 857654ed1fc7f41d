import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { maskedAddress } from '#shared/domains/link/rules.ts';
import { asksCode, findLink } from '../door-store.ts';

/** Says what lies behind and who sent it, and nothing else; changes nothing, for mail scanners come by. */
export const handler = endpoint(linkContract.routes.door, async ({ params, ctx }) => {
  const { link, state } = await findLink(ctx, 'download', params.secret);
  const { agency, kind, sender, title, expiresAt, locale, recipient } = link;
  const asks = state === 'live' && (await asksCode(ctx, link));
  const found = { agency, kind, senderName: sender.name, title, state, expiresAt, locale };
  return asks ? { ...found, codeTo: maskedAddress(recipient.email) } : found;
});
