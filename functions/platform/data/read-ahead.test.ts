import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

describe('reading ahead', () => {
  it('answers in order, however long each takes', async () => {
    const read = (ms: number) => new Promise<number>((done) => setTimeout(() => done(ms), ms));
    const found: number[] = [];
    for await (const one of readAhead([9, 1, 5, 2], 3, read)) found.push(one);
    expect(found).toEqual([9, 1, 5, 2]);
  });

  it('has no more on the way than it may', async () => {
    let [under, most] = [0, 0];
    const read = async (n: number) => {
      most = Math.max(most, ++under);
      await new Promise((next) => setTimeout(next, 1));
      under--;
      return n;
    };
    for await (const _ of readAhead([1, 2, 3, 4, 5, 6], 2, read)) await new Promise((next) => setTimeout(next, 3));
    expect(most).toBe(2);
  });

  it('says what failed when its turn comes, and reads nothing of an empty list', async () => {
    const read = async (n: number) => {
      if (n === 2) throw new Error('gone');
      return n;
    };
    const found: number[] = [];
    const all = async () => {
      for await (const one of readAhead([1, 2, 3], 2, read)) found.push(one);
    };
    await expect(all()).rejects.toThrow('gone');
    expect(found).toEqual([1]);
    expect((await readAhead([], 2, read).next()).done).toBe(true);
  });
});
