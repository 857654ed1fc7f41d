import { expect, it } from 'vitest';
import { settleEach } from './each-alone.ts';

it('goes on after one that fails, and says so at the end', async () => {
  const done: number[] = [];
  const work = async (n: number) => {
    if (n === 2) throw new Error('two');
    done.push(n);
  };
  await expect(settleEach([1, 2, 3], work)).rejects.toThrow('1 failed');
  expect(done).toEqual([1, 3]);
});
