import { randomBytes } from 'node:crypto';
import { Boolean as Asn1Boolean, Integer } from 'asn1js';
import {
  at,
  childrenOf,
  der,
  integer,
  integerOf,
  type Node,
  OID,
  octets,
  octetsOf,
  oid,
  oidOf,
  parse,
  sequence,
} from './asn1.ts';

/** Returns the DER of an RFC 3161 token over a SHA-256 digest. */
export type Timestamp = (digest: Uint8Array) => Promise<Uint8Array>;

/** Sends a request to a time-stamp authority: `application/timestamp-query`, answered by `timestamp-reply`. */
export type TimestampPost = (request: Uint8Array) => Promise<Uint8Array>;

export class TimestampError extends Error {
  override readonly name = 'TimestampError';
}

function nonceOf(): Integer {
  const bytes = randomBytes(9);
  // The first byte keeps the number positive and in its shortest form.
  bytes[0] = 0x01;
  return new Integer({ valueHex: bytes });
}

const imprintOf = (digest: Uint8Array): Node => sequence(sequence(oid(OID.sha256)), octets(digest));

/** The authority's statement (TSTInfo) inside a token. */
function infoOf(token: Node): Node[] {
  const content = at(token, 1, 0, 2);
  if (oidOf(at(content, 0)) !== OID.timestampInfo) throw new TimestampError('The token holds no time.');
  return childrenOf(parse(octetsOf(at(content, 1, 0))));
}

/** Algorithm identifiers may have NULL parameters, so the digest alone is compared. */
const stampedDigest = (info: readonly Node[]): Buffer => octetsOf(at(info[2], 1));

function assertAnswers(token: Node, digest: Uint8Array, nonce: bigint): void {
  const info = infoOf(token);
  if (!stampedDigest(info).equals(digest)) throw new TimestampError('The token is for another digest.');
  const hasNonce = info.slice(5).some((node) => node instanceof Integer && integerOf(node) === nonce);
  if (!hasNonce) throw new TimestampError('The token answers another request.');
}

/** Asks a time-stamp authority. It checks the digest and the nonce, not the authority's signature. */
export const timestampFrom =
  (post: TimestampPost): Timestamp =>
  async (digest) => {
    const nonce = nonceOf();
    const request = sequence(integer(1), imprintOf(digest), nonce, new Asn1Boolean({ value: true }));
    const [status, token] = childrenOf(parse(await post(der(request))));
    const granted = status && integerOf(at(status, 0));
    if (granted === undefined || granted > 1n || !token) throw new TimestampError('The authority refused.');
    assertAnswers(token, digest, integerOf(nonce));
    return der(token);
  };

/** Whether a token is for these bytes' digest. */
export const isStampOf = (token: Uint8Array, digest: Uint8Array): boolean =>
  stampedDigest(infoOf(parse(token))).equals(digest);
