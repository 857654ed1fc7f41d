import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { MailAttachment, MailBody } from './mail.ts';
import type { Notice } from './notice.ts';
import { BRAND_LOGO_CID, QR_CID, QR_SIZE } from './theme.ts';

/** Draws a QR code with its quiet zone, large enough for a screen and for paper. */
async function qrPicture(text: string): Promise<MailAttachment> {
  const { default: QRCode } = await import('qrcode');
  const content = await QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: 4, width: 2 * QR_SIZE });
  return { name: 'code.png', type: 'image/png', content, cid: QR_CID };
}

/** Draws a notice as HTML and as plain text; the drawing libraries load only in functions that mail. */
export async function renderNotice(notice: Notice, brand: Letterhead, locale: Locale): Promise<MailBody> {
  const [{ render }, { NoticeLayout }] = await Promise.all([import('@react-email/render'), import('./layout.tsx')]);
  // Called as a function: React itself is CommonJS, and loaded late from a bundle it has no createElement.
  const mail = NoticeLayout({ notice, brand, locale });
  const [html, text] = [await render(mail), await render(mail, { plainText: true })];
  const qr = notice.qr && [await qrPicture(notice.qr.text)];
  const logo = brand.logo && { name: 'logo', ...brand.logo, cid: BRAND_LOGO_CID };
  return { subject: notice.subject, html, text, attachments: [...(logo ? [logo] : []), ...(qr ?? [])] };
}
