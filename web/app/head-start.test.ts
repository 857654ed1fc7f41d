import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { meQuery } from '#web/platform/me.ts';
import { headStart } from './head-start.ts';

const token = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('#web/platform/auth.ts', () => ({ accessToken: token }));
vi.mock('./roots.tsx', () => ({ appRoute: { id: '/app' }, bareRoute: { id: '/bare' } }));

const client = new QueryClient();
const asked = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
const first = vi.fn(async () => undefined);

function start(parent: string) {
  const loadRouteChunk = vi.fn(async () => undefined);
  const page = { id: `${parent}/show/$key`, options: { staticData: { first } } };
  const router = {
    latestLocation: { pathname: '/show/7', search: { tab: 'deal' } },
    getMatchedRoutes: () => [[{ id: parent }, page], { key: '7' }, page],
    loadRouteChunk,
  };
  headStart(router as unknown as Parameters<typeof headStart>[0], client);
  return loadRouteChunk;
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('asks who is there and for the first data before the code, whose files would stand before them', async () => {
  token.mockResolvedValue('token');
  const code = start('/app');
  await expect.poll(() => code).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenCalledExactlyOnceWith(meQuery);
  expect(first).toHaveBeenCalledExactlyOnceWith(client, { key: '7' }, { tab: 'deal' });
  expect(first).toHaveBeenCalledBefore(code);
});

it('asks nothing for who is not signed in', async () => {
  token.mockResolvedValue(undefined);
  start('/app');
  await expect.poll(() => token).toHaveBeenCalledOnce();
  await new Promise((next) => setImmediate(next));
  expect(asked).not.toHaveBeenCalled();
  expect(first).not.toHaveBeenCalled();
});

it('asks nothing for a public page, whose code comes all the same', async () => {
  const code = start('/public');
  await expect.poll(() => code).toHaveBeenCalledTimes(2);
  expect(token).not.toHaveBeenCalled();
});
