import { asksCode, findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { maskedAddress } from '#shared/domains/relations/link/rules.ts';
import { isPassedOn } from '../guest.ts';

/** Changes nothing, because mail scanners come by. */
export const handler = endpoint(esignContract.routes.door, async ({ params, ctx }) => {
  const { link, state } = await findLink(ctx, 'esign', params.secret);
  const { agency, kind, sender, expiresAt, locale, recipient } = link;
  const asks = state === 'live' && (await asksCode(ctx, link));
  const passed = { isPassedOn: state === 'withdrawn' && (await isPassedOn(link)) };
  const found = { agency, kind, senderName: sender.name, state, expiresAt, locale, ...passed };
  return asks ? { ...found, codeTo: maskedAddress(recipient.email) } : found;
});
