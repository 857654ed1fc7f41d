import type { Address, Attachment, Email } from 'postal-mime';
import { isFileName } from '#shared/kernel/record/file.ts';

/** Mails nest their parts: more than this is an attack. */
const MOST_NESTED = 50;
const HEADER_BYTES = 256 * 1024;

/** Reads a mail. Answers nothing if the parser refuses it: another try would refuse it too. */
export async function parseMail(raw: Uint8Array): Promise<Email | undefined> {
  const { default: PostalMime } = await import('postal-mime');
  const options = { forceRfc822Attachments: true, maxNestingDepth: MOST_NESTED, maxHeadersSize: HEADER_BYTES };
  return PostalMime.parse(raw, options).catch(() => undefined);
}

/** Characters of HTML that are read. What a person wrote stands at its start. */
const HTML_MAX = 1_000_000;

/** The words of a mail. Of HTML alone, pictures and addresses behind words are dropped: nothing is fetched. */
export async function textIn({ text, html }: Email): Promise<string> {
  if (text?.trim() || !html) return plainLines(text ?? '');
  const { convert } = await import('html-to-text');
  return plainLines(
    convert(html, {
      wordwrap: false,
      limits: { maxInputLength: HTML_MAX },
      selectors: [
        { selector: 'img', format: 'skip' },
        { selector: 'a', options: { ignoreHref: true } },
        { selector: 'blockquote', options: { trimEmptyLines: true } },
      ],
    }),
  );
}
const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '');

const addressesIn = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap((one) => (one.group ? addressesIn(one.group) : one.address ? [one.address] : []));

/** All addresses that a mail may have reached us by. */
export const recipientsIn = ({ to, cc, headers, deliveredTo }: Email): string[] => [
  ...addressesIn(to),
  ...addressesIn(cc),
  ...(deliveredTo ? [deliveredTo] : []),
  ...headers.flatMap(({ key, value }) => (key === 'x-original-to' ? [value.trim()] : [])),
];

const plain = (value: string, max: number): string =>
  value
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, max);
const NAME_MAX = 100;
const SUBJECT_MAX = 300;

export function senderIn({ from }: Email): { name: string; email: string } {
  const [email = ''] = addressesIn(from && [from]);
  return { name: plain(from?.name ?? '', NAME_MAX), email: email.trim().toLowerCase() };
}
export const subjectIn = ({ subject = '' }: Email): string => plain(subject, SUBJECT_MAX);

/** Gives an attachment a name that is fit for a file. */
export function nameOf({ filename }: Attachment, n: number): string {
  const name = plain(filename ?? '', NAME_MAX).replace(/[/\\<>]/g, '_');
  return isFileName(name) ? name : `attachment-${n + 1}`;
}
export const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
