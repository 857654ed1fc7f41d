import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '#test/support/tools.ts';
import { NOW } from './seal.fixture.ts';
import { signerOf } from './signer.ts';
import { testSigner } from './test-signer.ts';

const newFile = () => join(testFolder('seal'), 'keys', 'seal.pem');

it('makes a key whose certificate says that it is a test, below its own root', async () => {
  const { certificateChain } = await testSigner(newFile(), NOW);
  const [seal, root] = certificateChain.map((each) => new X509Certificate(each));
  expect(seal?.subject).toMatch(/TEST KEY/);
  expect(root?.subject).toMatch(/TEST KEY/);
  expect(seal?.ca).toBe(false);
  expect(root?.ca).toBe(true);
  expect(root && seal?.checkIssued(root) && seal.verify(root.publicKey)).toBe(true);
  expect(root?.verify(root.publicKey)).toBe(true);
});

it('keeps the key for the next start, and from other users of the machine', async () => {
  const file = newFile();
  const [first, second] = [await testSigner(file, NOW), await testSigner(file, NOW)];
  expect(second.certificateChain).toEqual(first.certificateChain);
  expect(statSync(file).mode & 0o077).toBe(0);
  const key = createPublicKey(
    new X509Certificate(
      readFileSync(file, 'utf8').slice(readFileSync(file, 'utf8').indexOf('-----BEGIN CERT')),
    ).publicKey.export({ type: 'spki', format: 'pem' }),
  );
  expect(verify('sha256', Buffer.from('a'), key, await second.sign(Buffer.from('a')))).toBe(true);
});

it('gives one key to processes that start at once', async () => {
  const file = newFile();
  const signers = await Promise.all(Array.from({ length: 5 }, () => testSigner(file, NOW)));
  expect(new Set(signers.map(({ certificateChain }) => String(certificateChain[0]))).size).toBe(1);
});

it('is refused by a deployed stage', async () => {
  const key = { testKeyFile: newFile(), now: NOW };
  await expect(signerOf({ ...key, isLocal: true })).resolves.toBeDefined();
  await expect(signerOf({ ...key, isLocal: false })).rejects.toThrow(/refuses the test key/);
});

it('is needed if no key of KMS is configured', async () => {
  await expect(signerOf({ isLocal: true, now: NOW })).rejects.toThrow(/No seal key/);
});
