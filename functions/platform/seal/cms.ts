import {
  at,
  childrenOf,
  der,
  integer,
  type Node,
  OID,
  octets,
  octetsOf,
  oid,
  oidOf,
  parse,
  sequence,
  set,
  sorted,
  tagged,
  taggedChild,
} from './asn1.ts';
import { issuerAndSerial, keyKindOf, signatureAlgorithm } from './certificate.ts';
import { sha256 } from './digest.ts';
import { type Signer, signingCertificate } from './signer.ts';
import type { Timestamp } from './timestamp.ts';

/*
 * CMS SignedData for PAdES (ETSI EN 319 142-1): detached, one signer, the whole chain inside. It has no signing time:
 * the PDF's own dictionary has it.
 */

/** RFC 5754 leaves the parameters out. */
const sha256Algorithm = () => sequence(oid(OID.sha256));
const attribute = (type: string, value: Node): Node => sequence(oid(type), set(value));

/**
 * Binds the certificate to the signature (RFC 5035). SHA-256 is the default, which DER leaves out.
 * EN 319 122-1 forbids policies here.
 */
function signingCertificateV2(certificate: Uint8Array): Node {
  const { issuer, serial } = issuerAndSerial(certificate);
  const issuerSerial = sequence(sequence(tagged(4, issuer)), serial);
  return sequence(sequence(sequence(octets(sha256(certificate)), issuerSerial)));
}

const signedAttributes = (digest: Uint8Array, certificate: Uint8Array): Node[] =>
  sorted([
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octets(digest)),
    attribute(OID.signingCertificateV2, signingCertificateV2(certificate)),
  ]);

/** DER of the attributes as the SET that is signed. */
export const attributesToSign = (digest: Uint8Array, certificate: Uint8Array): Buffer =>
  der(set(...signedAttributes(digest, certificate)));

interface CmsParts {
  /** SHA-256 of the signed bytes. */
  readonly digest: Uint8Array;
  readonly certificateChain: readonly Uint8Array[];
  readonly signature: Uint8Array;
  /** DER of an RFC 3161 token over the signature. */
  readonly token?: Uint8Array | undefined;
}

/** Writes a SignedData. The same parts always give the same bytes, so a check can compare them. */
export function assembleCms({ digest, certificateChain, signature, token }: CmsParts): Buffer {
  const certificate = signingCertificate({ certificateChain });
  const { issuer, serial } = issuerAndSerial(certificate);
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, serial),
    sha256Algorithm(),
    tagged(0, ...signedAttributes(digest, certificate)),
    signatureAlgorithm(keyKindOf(certificate)),
    octets(signature),
    ...(token ? [tagged(1, attribute(OID.timestampToken, parse(token)))] : []),
  );
  const certificates = sorted(certificateChain.map(parse));
  const content = [integer(1), set(sha256Algorithm()), sequence(oid(OID.data)), tagged(0, ...certificates)];
  return der(sequence(oid(OID.signedData), tagged(0, sequence(...content, set(signerInfo)))));
}

interface SignedInput {
  readonly digest: Uint8Array;
  readonly signer: Signer;
  readonly timestamp?: Timestamp | undefined;
}

/** Signs a digest. The token of `timestamp` covers the signature value and is an unsigned attribute. */
export async function signCms({ digest, signer, timestamp }: SignedInput): Promise<Buffer> {
  const { certificateChain } = signer;
  const signature = await signer.sign(attributesToSign(digest, signingCertificate(signer)));
  const token = await timestamp?.(sha256(signature));
  return assembleCms({ digest, certificateChain, signature, token });
}

/** The parts of a SignedData that a check needs. */
export interface ReadCms {
  readonly certificates: readonly Buffer[];
  /** DER of the attributes as the SET that is signed. */
  readonly signedAttributes: Buffer;
  /** By type; each has one value. */
  readonly attributes: ReadonlyMap<string, Node>;
  readonly signature: Buffer;
  /** DER of issuer and serial number. */
  readonly signerId: Buffer;
  readonly timestampToken?: Buffer;
}

function attributesOf(nodes: readonly Node[]): Map<string, Node> {
  const pairs = nodes.map((node) => [oidOf(at(node, 0)), at(node, 1, 0)] as const);
  return new Map(pairs);
}

/** Reads a SignedData with one signer; throws an `Asn1Error` at anything else. */
export function readCms(cms: Uint8Array): ReadCms {
  const signedData = at(parse(cms), 1, 0);
  const certificates = taggedChild(signedData, 0);
  const [signerInfo, ...others] = childrenOf(childrenOf(signedData).at(-1));
  if (!signerInfo || others.length > 0) throw new Error('The signature needs exactly one signer.');
  const parts = childrenOf(signerInfo);
  const attributes = childrenOf(taggedChild(signerInfo, 0));
  const unsigned = taggedChild(signerInfo, 1);
  const token = unsigned && attributesOf(childrenOf(unsigned)).get(OID.timestampToken);
  return {
    certificates: certificates ? childrenOf(certificates).map(der) : [],
    signedAttributes: der(set(...attributes)),
    attributes: attributesOf(attributes),
    signature: octetsOf(at(signerInfo, 5)),
    signerId: der(at(parts[1])),
    ...(token ? { timestampToken: der(token) } : {}),
  };
}

/** DER of the identifier by which CMS names a certificate. */
export function signerIdOf(certificate: Uint8Array): Buffer {
  const { issuer, serial } = issuerAndSerial(certificate);
  return der(sequence(issuer, serial));
}
