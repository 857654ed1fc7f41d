import { QueryClient } from '@tanstack/react-query';
import { createRootRoute } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { meQuery } from '#web/platform/me.ts';
import { showSearch } from './model/search.ts';

const root = vi.hoisted(() => ({}) as Record<'appRoute' | 'bareRoute', unknown>);
vi.mock('#web/app/roots.tsx', () => {
  root.appRoute = root.bareRoute = createRootRoute();
  return root;
});
const defaultViewOf = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/saved-views.ts', () => ({ defaultViewOf }));
const { showRoutes } = await import('./routes.tsx');
const { first } = showRoutes.showList.options.staticData ?? {};
const { beforeLoad } = showRoutes.showList.options as unknown as {
  beforeLoad: (entry: object) => Promise<void>;
};

const client = new QueryClient();
const signIn = (...permissions: string[]) =>
  client.setQueryData(meQuery.queryKey, { user: { id: 'me' }, permissions } as never);
const asked = vi.fn<typeof client.prefetchQuery>(async () => undefined);
client.prefetchQuery = asked as typeof client.prefetchQuery;

/** Returns the query keys that the list loads for an address. */
async function askedBy(search: object): Promise<unknown> {
  asked.mockClear();
  await first?.(client, {}, { ...search });
  return asked.mock.calls.map(([{ queryKey }]) => queryKey);
}
const redirected = (): Promise<{ options: { search: object } }> =>
  beforeLoad({ search: showSearch({}), context: { queryClient: client } }).then(
    () => Promise.reject(new Error('no redirect')),
    (to) => to,
  );

it.each([undefined, { id: 'V', search: { phase: { any: ['confirmed'] }, q: 'night' } }])(
  'asks beside its code for what the address that it is sent to asks for: %o',
  async (view) => {
    defaultViewOf.mockResolvedValue(view);
    signIn('show.readDeal');
    const { options } = await redirected();
    const early = await askedBy({});
    expect(early).toHaveLength(2);
    expect(early).toEqual(await askedBy(options.search));
    expect(early).not.toEqual(await askedBy({ q: 'another' }));
  },
);

it('asks for no total of fees for who may not see them', async () => {
  signIn();
  expect(await askedBy({ view: 'all' })).toHaveLength(1);
});
