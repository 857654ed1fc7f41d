import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuditEvent, canonicalJson, chained, firstBreak, GENESIS, merkleRoot } from './audit.ts';
import { AUTHOR, START, sha256 } from './esign.fixture.ts';

const event = (i: number) => ({ type: 'downloaded' as const, at: START, by: AUTHOR, data: { i } });
const chainOf = (count: number) =>
  chained(
    { auditSeq: 0, auditHash: GENESIS },
    Array.from({ length: count }, (_, i) => event(i)),
    sha256,
  );
const withChanged = (events: readonly AuditEvent[], i: number, changes: Partial<AuditEvent>) =>
  events.map((one, at) => (at === i ? { ...one, ...changes } : one));

describe('canonical JSON', () => {
  it('has one form, whatever the order of the keys', () => {
    expect(canonicalJson({ b: [1, null, true], a: { d: 'é"', c: undefined } })).toBe(
      '{"a":{"d":"é\\""},"b":[1,null,true]}',
    );
    expect(canonicalJson({ B: 1, a: 2, A: 3 })).toBe('{"A":3,"B":1,"a":2}');
    expect(() => canonicalJson({ a: 0.1 })).toThrow();
  });

  it('is JSON', () => {
    const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.boolean(), fc.maxSafeInteger(), fc.constant(null));
    const keys = fc.string({ unit: 'grapheme', minLength: 1 }).filter((key) => key !== '__proto__');
    const values = fc.dictionary(keys, fc.oneof(leaf, fc.array(leaf)));
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual({ ...value });
      }),
    );
  });
});

describe('the chain', () => {
  it('is hash(n) = SHA-256(hash(n-1) + canonical JSON of event n)', () => {
    const { head, events } = chainOf(2);
    const first = sha256(GENESIS + canonicalJson({ n: 1, ...event(0) }));
    expect(events[0]?.hash).toBe(first);
    expect(head).toEqual({ auditSeq: 2, auditHash: sha256(first + canonicalJson({ n: 2, ...event(1) })) });
  });

  it('continues from a head', () => {
    const whole = chainOf(3);
    const part = chainOf(2);
    const rest = chained(part.head, [event(2)], sha256);
    expect(rest.head).toEqual(whole.head);
    expect(firstBreak([...part.events, ...rest.events], rest.head, sha256)).toBeUndefined();
  });

  it('tells where it is broken', () => {
    const { head, events } = chainOf(4);
    expect(firstBreak(events, head, sha256)).toBeUndefined();
    expect(firstBreak(withChanged(events, 1, { at: '2027-03-02T10:00:01.000Z' }), head, sha256)).toBe(2);
    expect(firstBreak(withChanged(events, 2, { data: { i: 7 } }), head, sha256)).toBe(3);
    expect(firstBreak(withChanged(events, 3, { prev: GENESIS }), head, sha256)).toBe(4);
    expect(firstBreak(events.toSpliced(1, 1), head, sha256)).toBe(2);
    expect(firstBreak(events.slice(0, 3), head, sha256)).toBe(4);
    expect(firstBreak([...events, ...chained(head, [event(9)], sha256).events], head, sha256)).toBe(6);
    const forged = chained(
      { auditSeq: 0, auditHash: GENESIS },
      events.map((_, i) => event(i + 1)),
      sha256,
    );
    expect(firstBreak(forged.events, head, sha256)).toBe(5);
  });
});

describe('the Merkle root', () => {
  it('changes with every head, and with their order', () => {
    const heads = ['a', 'b', 'c', 'd', 'e'].map(sha256);
    const root = merkleRoot(heads, sha256);
    for (const i of heads.keys()) expect(merkleRoot(heads.with(i, sha256('other')), sha256)).not.toBe(root);
    expect(merkleRoot(heads.toReversed(), sha256)).not.toBe(root);
    expect(merkleRoot([...heads, heads[4] ?? ''], sha256)).not.toBe(root);
  });

  it('is that of the tree of RFC 6962: an odd node moves up alone', () => {
    const leaf = (head: string) => sha256(`0:${head}`);
    const node = (a: string, b: string) => sha256(`1:${a}${b}`);
    expect(merkleRoot([], sha256)).toBe(sha256(''));
    expect(merkleRoot(['a'], sha256)).toBe(leaf('a'));
    expect(merkleRoot(['a', 'b', 'c'], sha256)).toBe(node(node(leaf('a'), leaf('b')), leaf('c')));
  });
});
