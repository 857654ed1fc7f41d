import { EMAIL } from '#shared/kernel/text/text.ts';
import type { Mail } from './mail.ts';

/** The size that SES accepts for one raw message, attachments encoded. */
export const MAIL_BYTES_MAX = 10_485_760;
export const RECIPIENTS_MAX = 50;

function assertAddresses(addresses: readonly string[]): void {
  if (addresses.length < 1 || addresses.length > RECIPIENTS_MAX) throw new Error('a mail takes 1 to 50 recipients');
  if (!addresses.every((address) => EMAIL.test(address))) throw new Error('a recipient is not a mail address');
}

/** Lists all recipients. No header names the bcc recipients. */
export const destinationsOf = ({ to, cc = [], bcc = [] }: Mail): string[] => [...to, ...cc, ...bcc];

/** `Backline <mail@example.com>` or the bare address. */
function sender(mailFrom: string, name: string | undefined): { name: string; address: string } {
  const [, given, address] = /^(.*)<([^<>]+)>$/.exec(mailFrom.trim()) ?? [];
  return { name: name ?? given?.trim().replaceAll('"', '') ?? '', address: address ?? mailFrom.trim() };
}

/** The mail as bytes. The composer encodes every header, so no value can add one. */
export async function buildMime(mail: Mail, mailFrom: string): Promise<Buffer> {
  assertAddresses([...destinationsOf(mail), ...(mail.replyTo === undefined ? [] : [mail.replyTo])]);
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  const bytes = await new MailComposer({
    from: sender(mailFrom, mail.from),
    to: [...mail.to],
    cc: [...(mail.cc ?? [])],
    replyTo: mail.replyTo,
    references: [...(mail.references ?? [])],
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: (mail.attachments ?? []).map((a) => ({
      filename: a.name,
      contentType: a.type,
      content: Buffer.from(a.content),
      cid: a.cid,
    })),
    // Keeps out-of-office replies away.
    headers: mail.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  if (bytes.length > MAIL_BYTES_MAX) throw new Error(`a mail takes ${MAIL_BYTES_MAX} bytes, got ${bytes.length}`);
  return bytes;
}
