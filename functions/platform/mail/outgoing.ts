import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { MailAttachment } from './mail.ts';
import type { Notice } from './notice.ts';
import { renderNotice } from './render.ts';
import { sendMail } from './send.ts';

/** Renders a notice to a user of ours and hands it to SES; answers the message id. */
export async function mailNotice(
  to: string,
  notice: Notice,
  brand: Letterhead,
  locale: Locale,
  tags: Record<string, string> = {},
): Promise<string> {
  return sendMail({ ...(await renderNotice(notice, brand, locale)), to: [to], tags });
}

export interface OutsideMail {
  readonly to: string;
  readonly notice: Notice;
  readonly brand: Letterhead;
  readonly locale: Locale;
  /** Reply address: the agent who sent it, else the agency. None if neither is known. */
  readonly replyTo: string | undefined;
  readonly references?: readonly string[];
  readonly tags: Record<string, string>;
  readonly attachments?: readonly MailAttachment[];
}
/** The same to somebody outside: it comes from the agency by its name, and can be answered. */
export async function mailOutside(mail: OutsideMail): Promise<string> {
  const { to, notice, brand, locale, replyTo, references = [], tags, attachments = [] } = mail;
  const body = await renderNotice(notice, brand, locale);
  return sendMail({
    ...body,
    attachments: [...(body.attachments ?? []), ...attachments],
    to: [to],
    from: brand.agency,
    ...(replyTo ? { replyTo } : {}),
    references,
    tags,
  });
}
