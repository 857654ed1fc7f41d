import { notify } from '#functions/domains/notification/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { newId } from '#functions/platform/id.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { asked } from '#shared/domains/link/rules.ts';
import { done } from '#shared/kernel/ids.ts';
import { findLink } from '../door.ts';
import { saveLink } from '../store.ts';

/** The holder of an ended link asks for a new one: the sender hears of it, once a day. */
export const handler = endpoint(linkContract.routes.askAgain, async ({ params, ctx }) => {
  const { link, state } = await findLink(ctx, 'download', params.secret);
  const at = ctx.now.toISOString();
  await saveLink(link, asked({ ...link, state }, at));
  await notify(link.tenantId, link.sender.userId, {
    id: newId(ctx.now),
    at,
    kind: 'linkAsked',
    subject: `${link.title}, ${link.recipient.name}`,
    target: `/${link.entity}/${link.recordId}`,
  });
  return done;
});
