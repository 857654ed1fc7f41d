import type { Locale } from '#shared/kernel/locale.ts';
import type { MailBrand, Notice } from './notice.ts';
import { renderNotice } from './render.ts';
import { sendMail } from './send.ts';

/** Renders a notice and hands it to SES; answers the message id. */
export async function mailNotice(
  to: string,
  notice: Notice,
  brand: MailBrand,
  locale: Locale,
  tags: Record<string, string> = {},
): Promise<string> {
  return sendMail({ ...(await renderNotice(notice, brand, locale)), to: [to], tags });
}
