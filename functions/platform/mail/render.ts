import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { MailAttachment, MailBody } from './mail.ts';
import type { Notice } from './notice.ts';
import { BRAND_LOGO_CID, QR_CID } from './theme.ts';

async function qrAttachment(text: string): Promise<MailAttachment> {
  const { qrPicture } = await import('./qr-picture.ts');
  return { name: 'code.png', type: 'image/png', content: qrPicture(text), cid: QR_CID };
}

/** Draws a notice as HTML and as plain text; the drawing libraries load only in functions that mail. */
export async function renderNotice(notice: Notice, brand: Letterhead, locale: Locale): Promise<MailBody> {
  const [{ render }, { NoticeLayout }] = await Promise.all([import('@react-email/render'), import('./layout.tsx')]);
  // Called as a function: React itself is CommonJS, and loaded late from a bundle it has no createElement.
  const mail = NoticeLayout({ notice, brand, locale });
  const [html, text] = [await render(mail), await render(mail, { plainText: true })];
  const qr = notice.qr && [await qrAttachment(notice.qr.text)];
  const logo = brand.logo && { name: 'logo', ...brand.logo, cid: BRAND_LOGO_CID };
  return { subject: notice.subject, html, text, attachments: [...(logo ? [logo] : []), ...(qr ?? [])] };
}
