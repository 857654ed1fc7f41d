import { asksCode } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { maskedAddress } from '#shared/domains/relations/link/rules.ts';
import { findInvoice } from '../payer.ts';

/** Names the sender and no document. Changes nothing, because mail scanners come by. */
export const handler = endpoint(invoiceLinkContract.routes.door, async ({ params, ctx }) => {
  const { link, state } = await findInvoice(ctx, params.secret);
  const { agency, kind, sender, locale, recipient } = link;
  const asks = state === 'live' && (await asksCode(ctx, link));
  const found = { agency, kind, senderName: sender.name, state, locale };
  return asks ? { ...found, codeTo: maskedAddress(recipient.email) } : found;
});
