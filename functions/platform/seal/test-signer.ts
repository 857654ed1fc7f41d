import { createPrivateKey, sign as cryptoSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chainOf, issueCertificate, pemOf, testName } from './certificate.ts';
import type { Signer } from './signer.ts';

const YEARS = 10;
const ROOT = testName('Backline test root');
const SEAL = testName('Backline test seal');

const signWith = (key: KeyObject) => async (bytes: Uint8Array) => cryptoSign('sha256', bytes, key);

/** Makes a key with a certificate of its own root, as PEM. The root's key is not kept. */
async function makeKey(now: Date): Promise<string> {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const seal = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = new Date(now.getTime() - 86_400_000);
  const until = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), 1));
  const issuer = { name: ROOT, key: root.publicKey };
  const common = { issuer, from, until, sign: signWith(root.privateKey) };
  const chain = await Promise.all([
    issueCertificate({ ...common, subject: { name: SEAL, key: seal.publicKey }, isAuthority: false }),
    issueCertificate({ ...common, subject: issuer, isAuthority: true }),
  ]);
  return `${seal.privateKey.export({ type: 'pkcs8', format: 'pem' })}${pemOf(chain)}`;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (e) {
    if (isCode(e, 'ENOENT')) return undefined;
    throw e;
  }
}

/** Writes the file as a whole, unless another process was first. */
async function writeOnce(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (e) {
    if (!isCode(e, 'EEXIST')) throw e;
  } finally {
    await rm(draft);
  }
}

/** The local key, whose certificate says that it is a test. The first start makes it. */
export async function testSigner(file: string, now: Date): Promise<Signer> {
  let pem = await readIfThere(file);
  if (!pem) {
    await writeOnce(file, await makeKey(now));
    pem = await readFile(file, 'utf8');
  }
  return { certificateChain: chainOf(pem), sign: signWith(createPrivateKey(pem)) };
}
