import type { Verdicts } from './schemas.ts';

/** A header in the order of the mail; `key` is in small letters. */
export interface MailHeader {
  readonly key: string;
  readonly value: string;
}
type Headers = readonly MailHeader[];

/** SES receives under this name. It puts its own headers above those of the sender. */
const SERVICE = 'amazonses.com';
/** 128 bits in digits that survive servers which change the case of an address. */
export const REPLY_TOKEN = /^[0-9a-f]{32}$/;
const PREFIX = 'reply+';

/** The address that leads an answer back to its record. */
export const replyAddress = (token: string, domain: string): string => `${PREFIX}${token}@${domain}`;
/** The id that a mail names in `References`. The answer repeats it, even to another address. */
export const threadId = (token: string, domain: string): string => `<${token}@${domain}>`;

const first = (headers: Headers, key: string): string => headers.find((header) => header.key === key)?.value ?? '';

/** Finds the token of an answer: in its recipients, else in the ids of the mails that it answers. */
export function tokenIn(
  mail: { readonly recipients: readonly string[]; readonly references: string },
  domain: string,
): string | undefined {
  const places = mail.recipients
    .map((address) => address.toLowerCase())
    .filter((address) => address.startsWith(PREFIX));
  const tokens = places.flatMap((address) => {
    const [token = '', host] = address.slice(PREFIX.length).split('@');
    return host === domain ? [token] : [];
  });
  const named = [...mail.references.toLowerCase().matchAll(/<([^<>@\s]+)@([^<>\s]+)>/g)].toReversed();
  const ids = named.flatMap(([, token = '', host]) => (host === domain ? [token] : []));
  return [...tokens, ...ids].find((token) => REPLY_TOKEN.test(token));
}

/**
 * Reads the verdicts of the mail service. Only the first header of a name counts: a sender may have written the others.
 */
export function verdictsOf(headers: Headers): Verdicts & { readonly virus: string } {
  const [service, ...results] = first(headers, 'authentication-results').toLowerCase().split(';');
  const said = service?.trim() === SERVICE ? results.join(';') : '';
  const result = (name: string) => new RegExp(`(?:^|[\\s;])${name}=(\\w+)`).exec(said)?.[1] ?? '';
  const verdict = (name: string) => first(headers, `x-ses-${name}-verdict`).trim().toLowerCase();
  return {
    spf: result('spf'),
    dkim: result('dkim'),
    dmarc: result('dmarc'),
    spam: verdict('spam'),
    virus: verdict('virus'),
  };
}

/** Whether a machine wrote the mail, by RFC 3834 or by the headers that older machines send. */
export function isAutomatic(headers: Headers): boolean {
  const submitted = first(headers, 'auto-submitted').trim().toLowerCase();
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (/^(bulk|auto_reply|junk|list)$/i.test(first(headers, 'precedence').trim())) return true;
  return ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((key) =>
    /^(yes|all|oof)/i.test(first(headers, key)),
  );
}

/** The sender is known if the domain vouches for the mail and it comes from a recipient of ours. */
export const isVerified = ({ dmarc }: Pick<Verdicts, 'dmarc'>, isRecipient: boolean): boolean =>
  dmarc === 'pass' && isRecipient;

const QUOTED = /^\s*>/;
/** `On Tue, 3 Nov 2026, Ann wrote:` and its kin in other languages end with a colon right above the quote. */
const ATTRIBUTION = /:\s*$/;

/** Parts what a person wrote from the mail that their program quoted below it. */
export function withoutQuote(text: string): { readonly said: string; readonly quoted: string } {
  const lines = text.split('\n');
  let end = lines.length;
  while (end > 0 && (QUOTED.test(lines[end - 1] ?? '') || (lines[end - 1] ?? '').trim() === '')) end--;
  const hasQuote = lines.slice(end).some((line) => QUOTED.test(line));
  if (!hasQuote) return { said: text.trimEnd(), quoted: '' };
  if (ATTRIBUTION.test(lines[end - 1] ?? '')) end--;
  return { said: lines.slice(0, end).join('\n').trimEnd(), quoted: lines.slice(end).join('\n').trim() };
}
