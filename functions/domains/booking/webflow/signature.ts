import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/session/secret.ts';
import type { SignedMessage } from '#shared/kernel/contract/signed-message.ts';

/** Webflow, "Working with webhooks": an older message may be one that somebody repeats. */
const OLDEST_MS = 5 * 60_000;

/** Whether Webflow signed the message with the secret: HMAC-SHA256 of `timestamp:body`, at most five minutes ago. */
export function isSigned({ text, signature, signedAt }: SignedMessage, secret: string, now: Date): boolean {
  if (!/^\d{13}$/.test(signedAt) || Math.abs(now.getTime() - Number(signedAt)) > OLDEST_MS) return false;
  const expected = createHmac('sha256', secret).update(`${signedAt}:${text}`).digest('hex');
  return sameSecret(expected, signature);
}
