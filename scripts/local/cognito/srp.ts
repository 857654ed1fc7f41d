/** The server's half of SRP-6a as Cognito and Amplify speak it: the 3072-bit group of RFC 5054, SHA-256, HKDF. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

const N = BigInt(
  `0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B
302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651
ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804
F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D22618
98FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D7
1E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA0
74E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF`.replace(/\n/g, ''),
);
const G = 2n;

/** Hex with an even number of digits and no sign bit: what both sides hash. */
function padHex(value: bigint): string {
  const hex = value.toString(16);
  if (hex.length % 2) return `0${hex}`;
  return /^[89a-f]/.test(hex) ? `00${hex}` : hex;
}

const bytes = (value: bigint): Buffer => Buffer.from(padHex(value), 'hex');
const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const number = (hash: Buffer): bigint => BigInt(`0x${hash.toString('hex')}`);

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const K = number(sha256(bytes(N), bytes(G)));

export interface Secret {
  /** Hex. */
  readonly salt: string;
  /** Hex; proves a password without holding it. */
  readonly verifier: string;
}

export function makeSecret(poolName: string, userId: string, password: string, salt?: string): Secret {
  const used = salt ?? randomBytes(16).toString('hex');
  const x = number(sha256(bytes(BigInt(`0x${used}`)), sha256(`${poolName}${userId}:${password}`)));
  return { salt: used, verifier: power(G, x).toString(16) };
}

export interface Exchange {
  readonly a: bigint;
  readonly b: bigint;
  readonly serverPublic: bigint;
  readonly verifier: bigint;
}

/** Undefined for a client value that would make the session key known to anyone. */
export function begin(clientPublicHex: string, verifierHex: string): Exchange | undefined {
  if (!/^[0-9a-f]{1,768}$/i.test(clientPublicHex)) return undefined;
  const a = BigInt(`0x${clientPublicHex}`);
  if (a % N === 0n) return undefined;
  const verifier = BigInt(`0x${verifierHex}`);
  const b = number(randomBytes(32));
  return { a, b, serverPublic: (K * verifier + power(G, b)) % N, verifier };
}

/** The signature a client gives that knows the password. */
export function proof({ a, b, serverPublic, verifier }: Exchange, parts: readonly (Buffer | string)[]): Buffer {
  const u = number(sha256(bytes(a), bytes(serverPublic)));
  const shared = power(a * power(verifier, u), b);
  const extracted = createHmac('sha256', bytes(u)).update(bytes(shared)).digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}
