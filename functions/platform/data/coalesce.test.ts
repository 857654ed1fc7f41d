import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

const answers = () => {
  let n = 0;
  return async () => ++n;
};
const nextTurn = () => new Promise((next) => setImmediate(next));

describe('what is asked for in one turn', () => {
  it('is read once', async () => {
    const read = answers();
    const later = Promise.resolve().then(() => coalesce('a', read));
    expect(await Promise.all([coalesce('a', read), coalesce('a', read), later])).toEqual([1, 1, 1]);
  });

  it('is read anew in the next, though the first answer is not there yet', async () => {
    const read = answers();
    const slow = coalesce('b', async () => {
      await nextTurn();
      await nextTurn();
      return read();
    });
    await nextTurn();
    expect(await Promise.all([slow, coalesce('b', read)])).toEqual([2, 1]);
  });

  it('is another thing under another name, and a failure is not kept', async () => {
    const read = answers();
    expect(await Promise.all([coalesce('c', read), coalesce('d', read)])).toEqual([1, 2]);
    await expect(coalesce('e', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await nextTurn();
    expect(await coalesce('e', read)).toBe(3);
  });
});
