import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailMessageContract } from '#shared/domains/email-message/contract.ts';
import { allAt } from '#shared/domains/email-message/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { checkMails } from '../access.ts';
import { attachmentsOf } from '../attachments.ts';
import { deliver, limitMails, signed } from '../deliver.ts';
import { emailStore } from '../store.ts';

/** Written down first, then sent, then marked: what left is never without its record. */
export const handler = endpoint(emailMessageContract.routes.send, async ({ body, ctx }) => {
  const recordTitle = await checkMails(ctx, body);
  const files = await attachmentsOf(ctx, body);
  const addresses = [...body.to.map(({ email }) => email), ...body.cc].map((address) => address.toLowerCase());
  await limitMails(ctx, addresses);
  const mail = await emailStore.create(ctx, {
    ...body,
    body: await signed(ctx, body.body),
    attachments: files.map(({ kind, id, name, size }) => ({ kind, id, name, size })),
    recordTitle,
    sender: { userId: ctx.actor.userId, name: ctx.actor.name },
    state: 'queued',
    outcomes: Object.fromEntries(addresses.map((address) => [address, 'queued' as const])),
  });
  const messageId = await deliver(ctx, mail, files);
  if (messageId) return emailStore.update(ctx, mail, { ...allAt(mail, 'sent'), messageId }, { action: 'sent' });
  await emailStore.update(ctx, mail, allAt(mail, 'failed'), { action: 'failed' });
  throw new AppError('email.notSent');
});
