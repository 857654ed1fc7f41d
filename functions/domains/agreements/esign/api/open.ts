import { spendCode } from '#functions/domains/relations/link/public/code-store.ts';
import { asksCode, isStaff, startLinkSession } from '#functions/domains/relations/link/public/link-access.ts';
import { changeLink } from '#functions/domains/relations/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAsGuest, invitationFor, openLink } from '../guest.ts';

/** A person pressed the button. Staff only see what the person would see. */
export const handler = endpoint(esignContract.routes.open, async ({ params, body, ctx }) => {
  const link = await openLink(ctx, params.secret);
  if (await asksCode(ctx, link)) await spendCode(link, body.code, ctx.now);
  if (!isStaff(ctx, link) && link.state === 'live') {
    await actAsGuest(ctx, link, (self) => ({ ...self, type: 'open' }));
    const lastOpenedAt = ctx.now.toISOString();
    await changeLink(link, (now) => ({ ...now, opens: now.opens + 1, lastOpenedAt }));
  }
  await startLinkSession(ctx, link, `/api/page/esign/invitation/${params.secret}`);
  return invitationFor(ctx, link, body.locale);
});
