import { expect, it, vi } from 'vitest';
import { ApiError } from '#web/platform/api-error.ts';
import { makeQueryClient } from './query-client.ts';

/** How often a read is sent that fails alike each time. */
async function timesSent(status: number): Promise<number> {
  vi.useFakeTimers();
  const queryFn = vi.fn().mockRejectedValue(new ApiError(status, {}));
  const asked = makeQueryClient()
    .fetchQuery({ queryKey: ['show.get'], queryFn })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await asked;
  vi.useRealTimers();
  return queryFn.mock.calls.length;
}

it('sends a read again while the server is away, and not after a refusal', async () => {
  expect([await timesSent(503), await timesSent(500), await timesSent(404)]).toEqual([5, 3, 1]);
});
