import { expect, it, vi } from 'vitest';
import { NetworkError } from './api-error.ts';
import { lazyPage } from './lazy-page.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

/** Draws a page, as the router does, whose code could not be fetched. */
async function drawn(answer: Promise<Response>): Promise<() => unknown> {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer);
  const Page = lazyPage(() => Promise.reject(gone), 'Page');
  await Page.preload?.();
  return () => (Page as (props: object) => unknown)({});
}

it('tells a page out of reach from one that a deployment took away, for which alone the router loads anew', async () => {
  expect(await drawn(Promise.reject(new TypeError('Failed to fetch')))).toThrow(NetworkError);
  expect(await drawn(Promise.resolve(new Response()))).toThrow(gone);
});
