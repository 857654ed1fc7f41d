import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneralizedTime } from 'asn1js';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasTool, runTool } from '#test/support/tools.ts';
import { at, der, integer, OID, octets, oid, parse, sequence, set, tagged } from './asn1.ts';
import { readCms } from './cms.ts';
import { sha256 } from './digest.ts';
import { contractPdf, ecSigner, NOW } from './seal.fixture.ts';
import { sealPdf } from './seal.ts';
import { type TimestampPost, timestampFrom } from './timestamp.ts';
import { verifySeal } from './verify.ts';

interface Lies {
  readonly status?: number;
  readonly digest?: Uint8Array;
  readonly nonce?: number;
}

/** An authority that answers in the right form, unsigned; `lies` says what is wrong. */
const authority =
  (lies: Lies = {}): TimestampPost =>
  async (request) => {
    const query = parse(request);
    const imprint = lies.digest ? sequence(sequence(oid(OID.sha256)), octets(lies.digest)) : at(query, 1);
    const nonce = lies.nonce === undefined ? at(query, 2) : integer(lies.nonce);
    const time = new GeneralizedTime({ valueDate: NOW });
    const info = sequence(integer(1), oid('1.2.3.4.1'), imprint, integer(7), time, nonce);
    const content = sequence(oid(OID.timestampInfo), tagged(0, octets(der(info))));
    const token = sequence(oid(OID.signedData), tagged(0, sequence(integer(3), set(), content, set())));
    return der(sequence(sequence(integer(lies.status ?? 0)), token));
  };

const seal = async (post: TimestampPost) => {
  const signer = await ecSigner();
  const file = await sealPdf(await contractPdf(1), { signer, at: NOW, timestamp: timestampFrom(post) });
  return { file: Buffer.from(file), verdict: await verifySeal(file, [signer.certificateChain]) };
};

it('puts the token over the signature into the seal', async () => {
  const { verdict } = await seal(authority());
  expect(verdict).toMatchObject({ ok: true, isTimestamped: true });
});

it.each([
  ['a refusal', { status: 2 }],
  ['a token for another digest', { digest: Buffer.alloc(32) }],
  ['a token for another request', { nonce: 5 }],
])('throws at %s', async (_, lies) => {
  await expect(seal(authority(lies))).rejects.toThrow(/authority|token/);
});

it('does not accept a seal with a token over something else', async () => {
  const signer = await ecSigner();
  const other = await timestampFrom(authority())(createHash('sha256').update('other').digest());
  const file = await sealPdf(await contractPdf(1), { signer, at: NOW, timestamp: async () => other });
  expect(await verifySeal(file, [signer.certificateChain])).toEqual({ ok: false, fault: 'timestamp' });
});

const CONFIG = `[req]
distinguished_name=dn
prompt=no
x509_extensions=tsa
[dn]
CN=Local time stamp
[tsa]
extendedKeyUsage=critical,timeStamping
[tsa_config]
serial=serial
crypto_device=builtin
signer_digest=sha256
default_policy=1.2.3.4.1
digests=sha256
ess_cert_id_alg=sha256
`;

describe.skipIf(!hasTool('openssl'))('with the authority of openssl (needs openssl)', () => {
  let folder: Readonly<Record<string, string>>;
  beforeAll(() => {
    const args = 'req -x509 -newkey rsa:3072 -nodes -keyout tsa.key -out tsa.pem -days 30 -config ts.cnf';
    const { cwd } = runTool('openssl', args.split(' '), { 'ts.cnf': CONFIG });
    const read = (name: string) => [name, readFileSync(join(cwd, name), 'utf8')] as const;
    folder = { 'ts.cnf': CONFIG, serial: '01', ...Object.fromEntries([read('tsa.key'), read('tsa.pem')]) };
  });
  const post: TimestampPost = async (query) => {
    const args = 'ts -reply -config ts.cnf -section tsa_config -queryfile q -inkey tsa.key -signer tsa.pem -out r';
    const { cwd } = runTool('openssl', args.split(' '), { ...folder, q: query });
    return readFileSync(join(cwd, 'r'));
  };

  it('stamps the signature value', async () => {
    const { file, verdict } = await seal(post);
    expect(verdict).toMatchObject({ ok: true, isTimestamped: true });
    const start = file.indexOf('/Contents <') + 11;
    const room = Buffer.from(file.subarray(start, file.indexOf('>', start)).toString('latin1'), 'hex');
    const { signature, timestampToken = Buffer.alloc(0) } = readCms(room.subarray(0, room.readUInt16BE(2) + 4));
    const files = { ...folder, data: signature, token: timestampToken };
    const args = 'ts -verify -data data -in token -token_in -CAfile tsa.pem';
    expect(runTool('openssl', args.split(' '), files).output).toContain('Verification: OK');
    const other = { ...files, data: sha256(signature) };
    expect(runTool('openssl', args.split(' '), other).output).not.toContain('Verification: OK');
  });
});
