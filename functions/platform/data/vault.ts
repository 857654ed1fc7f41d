import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '#functions/platform/runtime/env.ts';

/*
 * Fields that nobody reads in the table: AES-256-GCM, each with its own nonce, bound to its place by the additional
 * data, so that a value moved to another record or field does not open. Each tenant has a key of its own, derived from
 * the server's secret (Secrets Manager under the agency's KMS key on AWS, the data folder's secrets.json locally).
 */
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

const keyOf = (tenantId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env.hmacKey(), tenantId, 'backline field vault', KEY_BYTES));

/** `place` names record and field; the same one opens the value again. */
export function seal(tenantId: string, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(tenantId), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(`${tenantId} ${place}`));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

export function unseal(tenantId: string, place: string, sealed: string): string {
  const [version, text = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error(`a field sealed as ${version} cannot be opened`);
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(tenantId), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(`${tenantId} ${place}`));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
