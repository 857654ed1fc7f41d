import { type KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { Boolean as Asn1Boolean, BitString, Integer, UTCTime, Utf8String } from 'asn1js';
import {
  at,
  childrenOf,
  der,
  integer,
  type Node,
  nothing,
  OID,
  octets,
  oid,
  parse,
  sequence,
  set,
  tagged,
} from './asn1.ts';
import { sha256 } from './digest.ts';

/** Every test certificate has it in its subject. A deployed stage refuses such a certificate. */
const TEST_MARK = 'TEST KEY - NO LEGAL VALUE';
export const testName = (name: string): string => `${name} (${TEST_MARK})`;
export const isTestCertificate = (certificate: Uint8Array): boolean =>
  new X509Certificate(certificate).subject.includes(TEST_MARK);

export type KeyKind = 'ec' | 'rsa';

/** The kind of a certificate's key. The seal takes P-256 and RSA of at least 3072 bits. */
export function keyKindOf(certificate: Uint8Array): KeyKind {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = new X509Certificate(certificate).publicKey;
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'ec';
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= 3072) return 'rsa';
  throw new Error('A seal needs a P-256 key or an RSA key of at least 3072 bits.');
}

/** Issuer and serial number, by which CMS names a certificate. */
export function issuerAndSerial(certificate: Uint8Array): { readonly issuer: Node; readonly serial: Node } {
  const fields = childrenOf(at(parse(certificate), 0));
  const first = fields[0]?.idBlock.tagClass === 3 ? 1 : 0;
  const [serial, , issuer] = fields.slice(first);
  if (!serial || !issuer) throw new Error('The certificate has no issuer or serial number.');
  return { issuer, serial };
}

const spkiOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });
/** RFC 7093, method 1. */
const identifierOf = (key: KeyObject): Buffer => {
  const bits = at(parse(spkiOf(key)), 1);
  if (!(bits instanceof BitString)) throw new Error('The public key has no bits.');
  return sha256(bits.valueBlock.valueHexView).subarray(0, 20);
};

const nameOf = (commonName: string): Node =>
  sequence(
    set(sequence(oid(OID.organization), new Utf8String({ value: 'Backline' }))),
    set(sequence(oid(OID.commonName), new Utf8String({ value: commonName }))),
  );

const extension = (type: string, value: Node, isCritical = false): Node =>
  sequence(oid(type), ...(isCritical ? [new Asn1Boolean({ value: true })] : []), octets(der(value)));

/** `digitalSignature` and `nonRepudiation`, or `keyCertSign` and `cRLSign`. */
const usage = (isAuthority: boolean): Node =>
  isAuthority
    ? new BitString({ valueHex: Uint8Array.of(0x06), unusedBits: 1 })
    : new BitString({ valueHex: Uint8Array.of(0xc0), unusedBits: 6 });

const keyIdentifier = (key: KeyObject): Node => {
  const bytes = octets(identifierOf(key));
  bytes.idBlock.tagClass = 3;
  bytes.idBlock.tagNumber = 0;
  return bytes;
};

const extensionsOf = (key: KeyObject, issuer: KeyObject, isAuthority: boolean): Node =>
  sequence(
    extension(OID.basicConstraints, isAuthority ? sequence(new Asn1Boolean({ value: true })) : sequence(), true),
    extension(OID.keyUsage, usage(isAuthority), true),
    extension(OID.subjectKeyIdentifier, octets(identifierOf(key))),
    extension(OID.authorityKeyIdentifier, sequence(keyIdentifier(issuer))),
  );

interface Issue {
  readonly subject: { readonly name: string; readonly key: KeyObject };
  readonly issuer: { readonly name: string; readonly key: KeyObject };
  readonly isAuthority: boolean;
  readonly from: Date;
  readonly until: Date;
  /** Signs with the issuer's key: DER of ECDSA with SHA-256. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** Makes an X.509 certificate that a P-256 key signs. */
export async function issueCertificate({ subject, issuer, isAuthority, from, until, sign }: Issue): Promise<Buffer> {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const algorithm = () => sequence(oid(OID.ecdsaWithSha256));
  const body = sequence(
    tagged(0, integer(2)),
    new Integer({ valueHex: serial }),
    algorithm(),
    nameOf(issuer.name),
    sequence(new UTCTime({ valueDate: from }), new UTCTime({ valueDate: until })),
    nameOf(subject.name),
    parse(spkiOf(subject.key)),
    tagged(3, extensionsOf(subject.key, issuer.key, isAuthority)),
  );
  const signature = await sign(der(body));
  return der(sequence(body, algorithm(), new BitString({ valueHex: signature })));
}

/** The algorithm of a signer's signature, as CMS names it. */
export const signatureAlgorithm = (kind: KeyKind): Node =>
  kind === 'ec' ? sequence(oid(OID.ecdsaWithSha256)) : sequence(oid(OID.rsa), nothing());

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** Reads a chain in PEM, the signing certificate first. */
export const chainOf = (pem: string): Buffer[] => (pem.match(PEM) ?? []).map((part) => new X509Certificate(part).raw);
export const pemOf = (chain: readonly Uint8Array[]): string =>
  chain.map((certificate) => new X509Certificate(certificate).toString()).join('');
