import { sign as cryptoSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pemOf } from './certificate.ts';
import { kmsSigner } from './kms-signer.ts';
import { contractPdf, NOW, signerWith } from './seal.fixture.ts';
import { sealPdf } from './seal.ts';
import { verifySeal } from './verify.ts';

/** Stands in for KMS: speaks its protocol and signs as it does. */
const PAIRS = {
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  rsa: generateKeyPairSync('rsa', { modulusLength: 3072 }),
};
const ALGORITHMS: Readonly<Record<string, keyof typeof PAIRS>> = {
  ECDSA_SHA_256: 'ec',
  RSASSA_PKCS1_V1_5_SHA_256: 'rsa',
};
const asked: { target: string; KeyId: string; MessageType: string; size: number }[] = [];

const server: Server = createServer(async (request, reply) => {
  const { KeyId, Message, MessageType, SigningAlgorithm } = JSON.parse(await text(request)) as Record<string, string>;
  const message = Buffer.from(Message ?? '', 'base64');
  const target = String(request.headers['x-amz-target']);
  asked.push({ target, KeyId: KeyId ?? '', MessageType: MessageType ?? '', size: message.length });
  const pair = PAIRS[ALGORITHMS[SigningAlgorithm ?? ''] ?? 'ec'];
  const Signature = cryptoSign('sha256', message, pair.privateKey).toString('base64');
  reply
    .setHeader('content-type', 'application/x-amz-json-1.1')
    .end(JSON.stringify({ KeyId, Signature, SigningAlgorithm }));
});
let client: KMSClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  client = new KMSClient({ region: 'eu-west-1', endpoint, credentials: { accessKeyId: 'a', secretAccessKey: 'b' } });
});
afterAll(() => {
  client.destroy();
  server.close();
});

it.each(['ec', 'rsa'] as const)('seals with a key of KMS: %s', async (kind) => {
  const chain = pemOf((await signerWith(PAIRS[kind])).certificateChain);
  const signer = kmsSigner({ keyId: 'alias/seal', chain }, client);
  const file = await sealPdf(await contractPdf(1), { signer, at: NOW });
  expect(await verifySeal(file, [signer.certificateChain])).toMatchObject({ ok: true });
  const last = asked.at(-1);
  expect(last).toMatchObject({ target: 'TrentService.Sign', KeyId: 'alias/seal', MessageType: 'RAW' });
  expect(last?.size).toBeLessThan(4096);
});
