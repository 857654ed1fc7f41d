import { expect, it } from 'vitest';
import { hadByEither, proposalOf } from '#shared/kernel/record/merge-values.ts';
import { checkUndo, undoUntil, unmerged } from './rules.ts';

it('keeps the target, fills its gaps and joins lists', () => {
  const target = { name: 'North', email: '', roles: ['promoter'], address: { city: '', countryId: '' } };
  const source = {
    name: 'North BV',
    email: 'a@north.example',
    roles: ['promoter', 'venue'],
    address: { city: 'Breda', countryId: 'NL' },
  };
  expect(proposalOf(target, source)).toEqual({
    name: 'North',
    email: 'a@north.example',
    roles: ['promoter', 'venue'],
    address: { city: 'Breda', countryId: 'NL' },
  });
});

it('takes back what the merge changed and leaves what was changed since', () => {
  const before = { name: 'North', email: '', phone: '1' };
  const merged = { name: 'North', email: 'a@north.example', phone: '2', city: 'Breda' };
  const now = { name: 'North Live', email: 'a@north.example', phone: '2', city: 'Breda' };
  expect(unmerged(now, merged, before)).toEqual({ name: 'North Live', email: '', phone: '1' });
});

it('can be undone once, for thirty days, when nothing is on its way', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const merge = (state: 'moving' | 'merged' | 'undone') => ({ state, undoUntil: undoUntil(at) });
  const later = (iso: string) => () => checkUndo(merge('merged'), new Date(iso));
  expect(later('2026-03-31T12:00:00Z')).not.toThrow();
  expect(later('2026-03-31T12:00:01Z')).toThrow('merge.tooLate');
  expect(() => checkUndo(merge('moving'), at)).toThrow('merge.moving');
  expect(() => checkUndo(merge('undone'), at)).toThrow('alreadyDone');
});

it('compares, fills and takes back the agency’s own fields one by one', () => {
  const target = { freeFields: { a: '', b: 'kept', c: [1] } };
  const source = { freeFields: { a: 'filled', b: 'other', c: [1, 2], d: 5 } };
  expect(proposalOf(target, source).freeFields).toEqual({ a: 'filled', b: 'kept', c: [1, 2], d: 5 });
  const [before, merged] = [{ freeFields: { b: 'kept' } }, { freeFields: { b: 'other', d: 5 } }];
  expect(unmerged({ freeFields: { b: 'other', d: 6 } }, merged, before)).toEqual({ freeFields: { b: 'kept', d: 6 } });
});

it('lets stay what either had, and nothing else', () => {
  const source = { statusId: 'gone', termId: 'net 14', tagIds: ['old'] };
  const target = { statusId: 'open', termId: 'net 30', tagIds: ['vip'] };
  const values = { statusId: 'gone', termId: 'net 60', tagIds: ['vip', 'old'] };
  expect(hadByEither(values, source, target)).toEqual({ statusId: 'gone', termId: 'net 30', tagIds: ['vip', 'old'] });
});
