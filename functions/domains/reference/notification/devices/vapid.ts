import { createECDH, hkdfSync } from 'node:crypto';
import { env } from '#functions/platform/runtime/env.ts';

const KEY_BYTES = 32;

/** The pair of keys that says to push services who sends (RFC 8292). It follows from the server's key. */
export function vapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', env.hmacKey(), '', 'backline web push', KEY_BYTES)));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
