import { verify as cryptoVerify, X509Certificate } from 'node:crypto';
import { PDFArray, type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib';
import { OID, octetsOf, parsePrefix } from './asn1.ts';
import { assembleCms, attributesToSign, type ReadCms, readCms, signerIdOf } from './cms.ts';
import { sha256 } from './digest.ts';
import { openPdf, signaturesOf } from './open.ts';
import { SUB_FILTER } from './placeholder.ts';
import { digestAround } from './seal.ts';
import { signingCertificate } from './signer.ts';
import { isStampOf } from './timestamp.ts';

/** Why a file is not a valid seal of ours. */
export type SealFault =
  | 'unreadable'
  | 'noSignature'
  | 'severalSignatures'
  | 'form'
  | 'notWholeFile'
  | 'digest'
  | 'signature'
  | 'certificate'
  | 'timestamp';

export type Verdict =
  | { readonly ok: true; readonly at: Date; readonly certificate: Uint8Array; readonly isTimestamped: boolean }
  | { readonly ok: false; readonly fault: SealFault };

/** DER. The signing certificate is first, then its issuers. */
type CertificateChain = readonly Uint8Array[];

class Fault extends Error {
  constructor(readonly fault: SealFault) {
    super(fault);
  }
}
function assert(condition: boolean, fault: SealFault): asserts condition {
  if (!condition) throw new Fault(fault);
}

async function signatureOf(file: Uint8Array): Promise<PDFDict> {
  let pdf: PDFDocument;
  try {
    pdf = await openPdf(file);
  } catch {
    throw new Fault('unreadable');
  }
  const [signature, ...others] = signaturesOf(pdf);
  if (!signature) throw new Fault('noSignature');
  assert(others.length === 0, 'severalSignatures');
  return signature;
}

const HEX = /^<(?:[0-9a-f]{2})+>$/;

/** The room of the signature, if all other bytes of the file are signed and the room holds nothing but it. */
function gapOf(file: Uint8Array, signature: PDFDict): { readonly start: number; readonly end: number } {
  const range = signature.lookup(PDFName.of('ByteRange'), PDFArray).asArray();
  const numbers = range.map((each) => (each instanceof PDFNumber ? each.asNumber() : Number.NaN));
  const [from, start = 0, end = 0, rest = 0] = numbers;
  assert(numbers.length === 4 && from === 0 && start < end && end + rest === file.length, 'notWholeFile');
  const room = Buffer.from(file.subarray(start, end)).toString('latin1');
  const contents = signature.lookup(PDFName.of('Contents'), PDFHexString).asString();
  assert(HEX.test(room) && room === `<${contents}>`, 'notWholeFile');
  return { start, end };
}

/** The signature's bytes, without the zeros that fill its room. */
function cmsIn(file: Uint8Array, { start, end }: { start: number; end: number }): Buffer {
  const room = Buffer.from(Buffer.from(file.subarray(start + 1, end - 1)).toString('latin1'), 'hex');
  const { length } = parsePrefix(room);
  assert(
    room.subarray(length).every((byte) => byte === 0),
    'form',
  );
  return room.subarray(0, length);
}

function assertDigest({ attributes }: ReadCms, digest: Uint8Array): void {
  const value = attributes.get(OID.messageDigest);
  if (!value) throw new Fault('form');
  assert(octetsOf(value).equals(digest), 'digest');
}

/** The chain whose first certificate the signature names, if it is one of ours and valid at that time. */
function chainOf({ signerId }: ReadCms, trusted: readonly CertificateChain[], at: Date): CertificateChain {
  const chain = trusted.find((each) => signerIdOf(signingCertificate({ certificateChain: each })).equals(signerId));
  if (!chain) throw new Fault('certificate');
  const { validFrom, validTo } = new X509Certificate(signingCertificate({ certificateChain: chain }));
  assert(at >= new Date(validFrom) && at <= new Date(validTo), 'certificate');
  return chain;
}

/** Most of a CMS is not signed. It is written again from its parts, and must have the same bytes. */
function assertSigned(bytes: Buffer, cms: ReadCms, digest: Uint8Array, certificateChain: CertificateChain): void {
  const certificate = signingCertificate({ certificateChain });
  const { publicKey } = new X509Certificate(certificate);
  const { signature, timestampToken: token } = cms;
  assert(cryptoVerify('sha256', attributesToSign(digest, certificate), publicKey, signature), 'signature');
  assert(assembleCms({ digest, certificateChain, signature, token }).equals(bytes), 'form');
  assert(!token || isStampOf(token, sha256(signature)), 'timestamp');
}

async function check(file: Uint8Array, trusted: readonly CertificateChain[]): Promise<Verdict> {
  const signature = await signatureOf(file);
  assert(signature.get(PDFName.of('SubFilter')) === PDFName.of(SUB_FILTER), 'form');
  const gap = gapOf(file, signature);
  const at = signature.lookup(PDFName.of('M'), PDFString).decodeDate();
  const bytes = cmsIn(file, gap);
  const cms = readCms(bytes);
  const digest = digestAround(file, gap);
  assertDigest(cms, digest);
  const chain = chainOf(cms, trusted, at);
  assertSigned(bytes, cms, digest, chain);
  const certificate = signingCertificate({ certificateChain: chain });
  return { ok: true, at, certificate, isTimestamped: cms.timestampToken !== undefined };
}

/**
 * Checks a sealed file: one signature over all of its bytes, by a key of one of the `trusted` chains.
 * It does not check the signature of a time-stamp authority.
 */
export async function verifySeal(file: Uint8Array, trusted: readonly CertificateChain[]): Promise<Verdict> {
  try {
    return await check(file, trusted);
  } catch (e) {
    return { ok: false, fault: e instanceof Fault ? e.fault : 'form' };
  }
}
