import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './records.ts';

export interface LocalSecrets {
  readonly HMAC_KEY: string;
  readonly HEALTH_ID: string;
}

const make = (): LocalSecrets => ({
  HMAC_KEY: randomBytes(32).toString('base64url'),
  HEALTH_ID: randomBytes(16).toString('base64url'),
});

/** Made once and kept: links signed yesterday must still open today. */
export function localSecrets(dataDir: string | undefined): LocalSecrets {
  if (!dataDir) return make();
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  const secrets = make();
  mkdirSync(dataDir, { recursive: true });
  writeWhole(file, JSON.stringify(secrets));
  return secrets;
}
