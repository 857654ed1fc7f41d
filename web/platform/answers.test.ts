import { expect, test, vi } from 'vitest';
import { answeredOnce } from './answers.ts';

test('a part that was answered is not sent again, one that failed is', async () => {
  const send = vi.fn(async ({ part }: { part: number }) => part * 10);
  const once = answeredOnce(send);
  const work = async () => [await once({ part: 1 }), await once({ part: 2 })];
  send.mockResolvedValueOnce(10).mockRejectedValueOnce(new Error('lost'));
  await expect(work()).rejects.toThrow('lost');
  expect(await work()).toEqual([10, 20]);
  expect(send.mock.calls.map(([{ part }]) => part)).toEqual([1, 2, 2]);
});
