import { checkMails } from '#functions/domains/relations/email-reply/public/access.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { checkAnswered } from '../access.ts';
import { attachmentsOf } from '../attachments.ts';
import { deliveryOf, limitMails, signed } from '../compose.ts';
import { emailStore } from '../store.ts';

/** Written down with the promise to send it: the outbox keeps that, however often the mail service has to be asked. */
export const handler = endpoint(emailMessageContract.routes.send, async ({ body, ctx }) => {
  const recordTitle = await checkMails(ctx, body);
  await checkAnswered(ctx, body);
  const files = await attachmentsOf(ctx, body);
  const addresses = [...body.to.map(({ email }) => email), ...body.cc].map((address) => address.toLowerCase());
  await limitMails(ctx, addresses);
  const mail = await emailStore.prepare(ctx, {
    ...body,
    body: await signed(ctx, body.body),
    attachments: files.map(({ kind, id, name, size }) => ({ kind, id, name, size })),
    recordTitle,
    sender: { userId: ctx.actor.userId, name: ctx.actor.name },
    state: 'queued',
    outcomes: Object.fromEntries(addresses.map((address) => [address, 'queued' as const])),
  });
  await commit(emailStore.writes(ctx, undefined, mail, { outbox: [deliveryOf(mail.id, files)] }));
  return mail;
});
