import { createHmac, randomBytes } from 'node:crypto';

/*
 * Signatures by the convention of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 over
 * `id.timestamp.body`. A secret is `whsec_` and the key in base64.
 */
const PREFIX = 'whsec_';
const KEY_BYTES = 32;
const SECOND_MS = 1000;

export const newSecret = (): string => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`;

interface Message {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}
const secondsOf = (at: Date): number => Math.floor(at.getTime() / SECOND_MS);

function signatureOf(secret: string, { id, at, body }: Message): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signed = createHmac('sha256', key).update(`${id}.${secondsOf(at)}.${body}`);
  return `v1,${signed.digest('base64')}`;
}

/** The headers of a message. It has a signature of each secret: two during a rotation. */
export const signedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(secondsOf(message.at)),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
});
