import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { startReceiver } from './receiver.ts';

const [SALT, HEAD, TAG] = [16, 21, 16];
const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A browser that takes encrypted messages (RFC 8291, 8188). */
export function testBrowser() {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, SALT);
      const sender = body.subarray(HEAD, HEAD + (body[HEAD - 1] ?? 0));
      const sealed = body.subarray(HEAD + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derived(pair.computeSecret(sender), auth, info, 32);
      const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-TAG));
      const open = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
      return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Stands in for the push service of a browser. */
export const pushService = () => startReceiver(201);
