import { spendCode } from '#functions/domains/relations/link/public/code-store.ts';
import { asksCode, isStaff, startLinkSession } from '#functions/domains/relations/link/public/link-access.ts';
import { firstOpening } from '#functions/domains/relations/link/public/log.ts';
import { changeLink } from '#functions/domains/relations/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { opened, pathOfLink } from '#shared/domains/relations/link/rules.ts';
import { liveInvoice, viewFor } from '../payer.ts';

/** A person pressed the button: the link counts as opened. Staff only see what it shows. */
export const handler = endpoint(invoiceLinkContract.routes.open, async ({ params, body, ctx }) => {
  const { link, invoice } = await liveInvoice(ctx, params.secret);
  if (await asksCode(ctx, link)) await spendCode(link, body.code, ctx.now);
  if (!isStaff(ctx, link))
    await changeLink(
      link,
      (now) => opened(now, ctx.now.toISOString()),
      (now) => firstOpening(ctx, now),
    );
  await startLinkSession(ctx, link, `/api/page${pathOfLink('invoice', params.secret)}`);
  return viewFor(ctx, link, invoice, body.locale);
});
