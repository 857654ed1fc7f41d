import { emailProfileOf } from '#functions/domains/account/own-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { getObject } from '#functions/platform/files.ts';
import { logger } from '#functions/platform/logger.ts';
import { sendMail } from '#functions/platform/mail/send.ts';
import { countAction, type RateLimit } from '#functions/platform/rate.ts';
import { hashSecret } from '#functions/platform/secret.ts';
import type { EmailFields } from '#shared/domains/email-message/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { richHtml, richPlain } from '#shared/kernel/rich-text.ts';
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

const page = (html: string): string =>
  `<!doctype html><html><body style="font:15px/24px Arial,sans-serif;color:#16181d">${html}</body></html>`;

/** Hands it to the mail service; answers its id there, or undefined where the service refused. */
export async function deliver(ctx: UserContext, mail: Stored<EmailFields>, files: readonly Attached[]) {
  const { tenantId, actor } = ctx;
  const [user, profile] = await Promise.all([userStore.get(ctx, actor.userId), emailProfileOf(tenantId, actor.userId)]);
  try {
    const attachments = await Promise.all(
      files.map(async ({ key, name, type }) => ({ name, type, content: await getObject(key) })),
    );
    return await sendMail({
      to: mail.to.map(({ email }) => email),
      cc: mail.cc,
      bcc: profile.copyToMe ? [user.email] : [],
      from: profile.senderName || user.name,
      replyTo: profile.replyTo || user.email,
      ...{ subject: mail.subject, html: page(richHtml(mail.body)), text: richPlain(mail.body), attachments },
      isPersonal: true,
      // SES tags know no slash.
      tags: {
        kind: 'email',
        tenantId,
        senderId: actor.userId,
        emailId: mail.id,
        target: `${mail.entity}-${mail.recordId}`,
      },
    });
  } catch (error) {
    logger.warn('mail refused', { emailId: mail.id, reason: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
}
