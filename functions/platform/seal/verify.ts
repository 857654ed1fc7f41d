import { verify as cryptoVerify, X509Certificate } from 'node:crypto';
import { PDFArray, type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib';
import { der, OID, octetsOf, oidOf, parse, parsePrefix } from './asn1.ts';
import { namesCertificate, type ReadCms, readCms, sha256, signerIdOf } from './cms.ts';
import { openPdf, signaturesOf } from './open.ts';
import { SUB_FILTER } from './placeholder.ts';
import { digestAround } from './seal.ts';
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

function cmsIn(file: Uint8Array, { start, end }: { start: number; end: number }): ReadCms {
  const room = Buffer.from(Buffer.from(file.subarray(start + 1, end - 1)).toString('latin1'), 'hex');
  const { length } = parsePrefix(room);
  const cms = room.subarray(0, length);
  assert(der(parse(cms)).equals(cms), 'form');
  assert(
    room.subarray(length).every((byte) => byte === 0),
    'form',
  );
  return readCms(cms);
}

function assertDigest({ attributes }: ReadCms, digest: Uint8Array): void {
  const [type, value] = [attributes.get(OID.contentType), attributes.get(OID.messageDigest)];
  if (!type || !value) throw new Fault('form');
  assert(oidOf(type) === OID.data, 'form');
  assert(octetsOf(value).equals(digest), 'digest');
}

/** The signing certificate, if it is one of ours and valid at that time. */
function certificateOf(cms: ReadCms, trusted: readonly Uint8Array[], at: Date): Buffer {
  const certificate = cms.certificates.find((each) => signerIdOf(each).equals(cms.signerId));
  if (!certificate) throw new Fault('certificate');
  assert(
    trusted.some((each) => certificate.equals(each)),
    'certificate',
  );
  const { validFrom, validTo } = new X509Certificate(certificate);
  assert(at >= new Date(validFrom) && at <= new Date(validTo), 'certificate');
  assert(namesCertificate(cms, certificate), 'certificate');
  return certificate;
}

async function check(file: Uint8Array, trusted: readonly Uint8Array[]): Promise<Verdict> {
  const signature = await signatureOf(file);
  assert(signature.get(PDFName.of('SubFilter')) === PDFName.of(SUB_FILTER), 'form');
  const gap = gapOf(file, signature);
  const at = signature.lookup(PDFName.of('M'), PDFString).decodeDate();
  const cms = cmsIn(file, gap);
  assertDigest(cms, digestAround(file, gap));
  const certificate = certificateOf(cms, trusted, at);
  const { publicKey } = new X509Certificate(certificate);
  assert(cryptoVerify('sha256', cms.signedAttributes, publicKey, cms.signature), 'signature');
  const token = cms.timestampToken;
  assert(!token || isStampOf(token, sha256(cms.signature)), 'timestamp');
  return { ok: true, at, certificate, isTimestamped: token !== undefined };
}

/**
 * Checks a sealed file: one signature over all of its bytes, by one of the `trusted` certificates.
 * It does not check the signature of a time-stamp authority.
 */
export async function verifySeal(file: Uint8Array, trusted: readonly Uint8Array[]): Promise<Verdict> {
  try {
    return await check(file, trusted);
  } catch (e) {
    return { ok: false, fault: e instanceof Fault ? e.fault : 'form' };
  }
}
