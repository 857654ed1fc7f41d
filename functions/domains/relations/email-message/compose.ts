import { emailProfileOf } from '#functions/domains/identity/account/public/own-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { countAction, type RateLimit } from '#functions/platform/session/rate.ts';
import { hashSecret } from '#functions/platform/session/secret.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Attached } from './attachments.ts';

/** Mails of an agency to one address by hand: a guard against loops and mistakes, not against work. */
const MAILS: RateLimit = { max: 50, seconds: 86_400 };

export async function limitMails(ctx: UserContext, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await countAction(`email#${ctx.tenantId}#${hashSecret('mail', address)}`, MAILS, ctx.now);
}

/** The text with the sender's closing below it. */
export async function signed({ tenantId, actor }: UserContext, body: string): Promise<string> {
  const { closing } = await emailProfileOf(tenantId, actor.userId);
  return closing ? `${body}\n\n${closing}` : body;
}

/** Promises the delivery of an email. */
export const deliveryOf = (emailId: Id, files: readonly Attached[]): OutboxEntry => emit('email', { emailId, files });
