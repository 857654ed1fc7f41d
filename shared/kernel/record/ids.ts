import * as z from 'zod';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARS = 10;
const REST_CHARS = 16;
const NO_BITS = 32n;
const NO_MASK = (1n << NO_BITS) - 1n;

const ID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
export const isId = (value: string): boolean => ID.test(value);
/** ULID: sortable by creation, opaque outside. Nothing chosen is not something that is gone. */
export const Id = z.string().regex(ID, { error: ({ input }) => (input === '' ? 'required' : 'notFound') });
export type Id = z.infer<typeof Id>;

const encode = (value: bigint, chars: number): string => {
  let out = '';
  for (let i = 0, rest = value; i < chars; i++, rest >>= 5n) out = ALPHABET[Number(rest & 31n)] + out;
  return out;
};
const decode = (text: string): bigint =>
  [...text].reduce((value, char) => (value << 5n) | BigInt(ALPHABET.indexOf(char)), 0n);

/**
 * A ULID that carries the record's dense number, so that an id leads to its record without a look-up. Its 48 random
 * bits make it unguessable and veil the number; a store still compares the whole id.
 */
export function makeId(no: number, nowMs: number, random: Uint8Array): Id {
  const salt = random.slice(0, 6).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  const veiled = BigInt(no) ^ (salt & NO_MASK);
  return encode(BigInt(nowMs), TIME_CHARS) + encode((salt << NO_BITS) | veiled, REST_CHARS);
}

/** The dense number inside an id; any well-formed ULID gives one, so compare the id with the stored one. */
export function noOf(id: Id): number {
  const rest = decode(id.slice(TIME_CHARS));
  return Number((rest & NO_MASK) ^ ((rest >> NO_BITS) & NO_MASK));
}

/** 32 random bytes, base64url: checked by pattern before any read (outsiders section 2). */
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'linkUnknown' });

export const IdParams = z.object({ id: Id });
export const Done = z.object({ ok: z.literal(true) });
export const done = { ok: true } as const;
/** The answer of what is too long for a request: a worker does it. */
export const Queued = z.object({ queued: z.literal(true) });
export const queued = { queued: true } as const;
