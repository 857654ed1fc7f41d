import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleaned, domainOf, MatchIndex, matchKeys, mergeOf, settled, type Values } from './rules.ts';

const FIELDS = ['name', 'phone', 'city'] as const;
const values = fc.record(Object.fromEntries(FIELDS.map((field) => [field, fc.constantFrom('', 'a', 'b', 'c')])));
const bases = fc.record({ ours: values, theirs: values });

it('merges each field by who changed it', () => {
  const base = { ours: { a: '1', b: '1', c: '1', d: '1' }, theirs: { a: '1', b: '1', c: '1', d: '1' } };
  const ours = { a: '2', b: '1', c: '2', d: '3' };
  const theirs = { a: '1', b: '2', c: '3', d: '3' };
  expect(mergeOf(base, ours, theirs)).toEqual({
    toThem: { a: '2' },
    toUs: { b: '2' },
    conflicts: ['c'],
    agreed: ['d'],
  });
});

it('puts each field into one place, never takes over a value that both changed, and rests after it settled', () => {
  fc.assert(
    fc.property(bases, values, values, (base, ours, theirs) => {
      const { toUs, toThem, conflicts, agreed } = mergeOf(base, ours, theirs);
      const placed = [...Object.keys(toUs), ...Object.keys(toThem), ...conflicts, ...agreed];
      expect(new Set(placed).size).toBe(placed.length);
      for (const field of FIELDS) {
        const [isOurs, isTheirs] = [ours[field] !== base.ours[field], theirs[field] !== base.theirs[field]];
        expect(field in toUs).toBe(!isOurs && isTheirs);
        expect(field in toThem).toBe(isOurs && !isTheirs);
        expect(conflicts.includes(field)).toBe(isOurs && isTheirs && ours[field] !== theirs[field]);
      }
      const [oursNow, theirsNow]: Values[] = [
        { ...ours, ...toUs },
        { ...theirs, ...toThem },
      ];
      const done = [...agreed, ...Object.keys(toUs), ...Object.keys(toThem)];
      const next = settled(base, done, oursNow ?? {}, theirsNow ?? {});
      expect(mergeOf(next, oursNow ?? {}, theirsNow ?? {})).toEqual({ toUs: {}, toThem: {}, conflicts, agreed: [] });
    }),
  );
});

it('fills empty fields when two records meet for the first time', () => {
  const merge = mergeOf({ ours: {}, theirs: {} }, { a: '', b: '1', c: '1', d: '' }, { a: '2', b: '', c: '3', d: '' });
  expect(merge).toEqual({ toUs: { a: '2' }, toThem: { b: '1' }, conflicts: ['c'], agreed: [] });
});

it('finds the same records by the stronger key first', () => {
  const index = new MatchIndex<string>('company');
  index.add({ name: 'Acme', website: 'https://www.acme.example/x' }, 'A');
  index.add({ name: 'BJÖRK  Ltd', website: '' }, 'B');
  index.add({ name: 'Acme', website: '' }, 'C');
  expect(index.find({ name: 'Björk', website: 'acme.example' })).toEqual(['A']);
  expect(index.find({ name: 'bjork ltd', website: 'bjork.example' })).toEqual(['B']);
  expect(index.find({ name: 'acme', website: '' })).toEqual(['A', 'C']);
  expect(index.find({ name: '', website: '' })).toEqual([]);
  expect(matchKeys('contact', { email: 'Ada@Acme.example', name: 'x' })).toEqual(['email ada@acme.example']);
});

it('cleans texts that cannot be stored here', () => {
  expect(cleaned(' <b>Acme</b> ', 20)).toBe('bAcme/b');
  expect(cleaned('x'.repeat(30), 20)).toBe('x'.repeat(20));
  expect(domainOf('no address')).toBe('');
});
