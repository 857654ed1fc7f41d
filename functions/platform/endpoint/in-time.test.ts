import { expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

const within = (ms: number) => ({ getRemainingTimeInMillis: () => ms });

it('answers that the service is unavailable before the function is stopped', async () => {
  vi.useFakeTimers();
  const answer = inTime(within(15_000), new Promise(() => undefined));
  const refused = expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(13_999);
  expect(await Promise.race([answer.catch(() => 'answered'), 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  vi.useRealTimers();
});

it('hands on what is ready in time, whatever it is', async () => {
  expect(await inTime(within(15_000), Promise.resolve('done'))).toBe('done');
  await expect(inTime(within(15_000), Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
