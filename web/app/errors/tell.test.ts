// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signal } from '#web/platform/signals.ts';
import { watchErrors } from './watch.ts';

const fetched = vi.fn<typeof fetch>();
vi.mock('#web/platform/auth.ts', () => ({ accessToken: async () => 'token' }));
const failed = (line: number) =>
  Object.assign(new TypeError('Ann Lee'), { stack: `at ${location.origin}/assets/start-a.js:${line}:1` });
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const settled = () => vi.waitFor(() => expect(fetched).toHaveBeenCalled());
const rest = () => new Promise((next) => setTimeout(next, 50));

await import('./tell.ts');
watchErrors(() => '/show/$key');
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
  localStorage.setItem('CognitoIdentityServiceProvider.x', '1');
});
afterEach(() => localStorage.clear());

it('tells nothing of somebody who is not signed in', async () => {
  localStorage.clear();
  dispatchEvent(new ErrorEvent('error', { error: failed(100) }));
  await rest();
  expect(fetched).not.toHaveBeenCalled();
});

it('tells each failure once, wherever it surfaces, and five in all; one that cannot be told is no failure', async () => {
  const unhandled = vi.fn();
  addEventListener('unhandledrejection', unhandled);
  dispatchEvent(new ErrorEvent('error', { error: failed(1) }));
  await settled();
  signal('unexpected', { message: '', code: undefined, error: failed(1) });
  signal('unexpected', { message: 'A refusal that is shown', code: undefined });
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failed(2) }));
  await rest();
  expect(sent().map(({ where, frames }) => [where, frames[0]])).toEqual([
    ['window', 'start-a.js:1:1'],
    ['promise', 'start-a.js:2:1'],
  ]);
  expect(sent()[0]).toMatchObject({ name: 'TypeError', page: '/show/$key' });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, headers: { Authorization: 'Bearer token' } });
  for (let line = 3; line < 20; line++) dispatchEvent(new ErrorEvent('error', { error: failed(line) }));
  await rest();
  expect(fetched).toHaveBeenCalledTimes(5);
  // The one that this test made.
  expect(unhandled).toHaveBeenCalledOnce();
});
