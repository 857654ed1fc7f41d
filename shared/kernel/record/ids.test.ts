import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Id, makeId, noOf } from './ids.ts';

const random = fc.uint8Array({ minLength: 6, maxLength: 6 });
const now = fc.integer({ min: 0, max: 2 ** 47 });

describe('ids', () => {
  it('carry their number and are well-formed ULIDs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), now, random, (no, at, salt) => {
        const id = makeId(no, at, salt);
        expect(Id.safeParse(id).success).toBe(true);
        expect(noOf(id)).toBe(no);
      }),
    );
  });
  it('sort by the time they were made', () => {
    fc.assert(
      fc.property(now, now, random, random, (a, b, x, y) => {
        fc.pre(a < b);
        expect(makeId(1, a, x) < makeId(1, b, y)).toBe(true);
      }),
    );
  });
  it('refuse what is not one', () => {
    for (const bad of [
      '',
      'x',
      '8ZZZZZZZZZZZZZZZZZZZZZZZZZ',
      '01ARZ3NDEKTSV4RRFFQ69G5FAI',
      "01ARZ3NDEKTSV4RRFFQ69G5FA'",
    ]) {
      expect(Id.safeParse(bad).success).toBe(false);
    }
  });
  it('say that nothing was chosen where nothing was', () => {
    expect(Id.safeParse('').error?.issues[0]?.message).toBe('required');
    expect(Id.safeParse('x').error?.issues[0]?.message).toBe('notFound');
  });
});
