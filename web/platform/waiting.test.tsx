// @vitest-environment jsdom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { meQuery } from './me.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({ call }));
const { useWaiting } = await import('./waiting.ts');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const [AFTER_MS, AGAIN_MS] = [2_000, 3 * 60_000];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
let queries: QueryClient;
const Shown = () => useWaiting()?.tasks ?? 'nothing yet';
const unseen = () => queries.getQueryData(meQuery.queryKey)?.unseen;

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockResolvedValue({ unseen: 2, tasks: 1, requests: 0 });
  queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, { unseen: 0 } as never);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  cleanup();
  vi.useRealTimers();
});

it('is asked for again while somebody looks, rests while nobody does, and is fresh as they come back', async () => {
  const { container } = render(
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(container.textContent).toBe('nothing yet');
  expect(call).not.toHaveBeenCalled();
  await pass(AFTER_MS);
  await pass(1);
  expect([container.textContent, unseen()]).toEqual(['1', 2]);
  call.mockResolvedValue({ unseen: 5, tasks: 4, requests: 0 });
  await pass(AGAIN_MS);
  expect([container.textContent, unseen()]).toEqual(['4', 5]);
  act(() => focusManager.setFocused(false));
  await pass(3 * AGAIN_MS);
  expect(call).toHaveBeenCalledTimes(2);
  act(() => focusManager.setFocused(true));
  await pass(1);
  expect(call).toHaveBeenCalledTimes(3);
});
