import { expect, it } from 'vitest';
import { at, childrenOf, der, OID, octetsOf, parse } from './asn1.ts';
import { readCms, signCms } from './cms.ts';
import { sha256 } from './digest.ts';
import { ecSigner } from './seal.fixture.ts';

const digest = sha256(Buffer.from('contract'));

it('signs content type, digest and certificate, and no time or policy', async () => {
  const signer = await ecSigner();
  const cms = readCms(await signCms({ digest, signer }));
  expect([...cms.attributes.keys()].sort()).toEqual(
    [OID.contentType, OID.messageDigest, OID.signingCertificateV2].sort(),
  );
  const certificate = cms.attributes.get(OID.signingCertificateV2);
  expect(childrenOf(certificate)).toHaveLength(1);
  expect(octetsOf(at(certificate, 0, 0, 0))).toEqual(sha256(signer.certificateChain[0] ?? Buffer.alloc(0)));
  expect(cms.certificates).toEqual(expect.arrayContaining(signer.certificateChain.map((each) => Buffer.from(each))));
});

it('is DER: each set is sorted, and reading and writing changes no byte', async () => {
  const cms = await signCms({ digest, signer: await ecSigner() });
  expect(der(parse(cms))).toEqual(cms);
  const attributes = childrenOf(at(parse(readCms(cms).signedAttributes))).map(der);
  expect(attributes).toEqual([...attributes].sort(Buffer.compare));
  const certificates = readCms(cms).certificates;
  expect(certificates).toEqual([...certificates].sort(Buffer.compare));
});

it('hands the signer fewer bytes than KMS takes', async () => {
  const signer = await ecSigner();
  const sizes: number[] = [];
  const sign = (bytes: Uint8Array) => {
    sizes.push(bytes.length);
    return signer.sign(bytes);
  };
  await signCms({ digest, signer: { ...signer, sign } });
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(4096);
});

it('refuses what is no signature', () => {
  expect(() => readCms(Buffer.from('3003020101', 'hex'))).toThrow();
  expect(() => readCms(Buffer.from('garbage'))).toThrow();
});
