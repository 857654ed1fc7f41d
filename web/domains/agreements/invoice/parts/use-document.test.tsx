// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const make = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/api.ts', () => ({
  mutationOf: () => ({ mutationFn: make }),
  queryOf: () => ({ queryKey: ['invoice'], queryFn: () => new Promise(() => undefined) }),
}));
const { useOpenSending } = await import('./use-document.ts');

type State = NonNullable<Invoice['rendered']>['state'];
const invoice = (state: State) => ({ id: 'i', rendered: { hash: '', state, files: [] } }) as unknown as Invoice;
const open = vi.fn();
let queries: QueryClient;

/** The page: it shows the invoice that the cache holds. */
function usePage(state: State) {
  const { data } = useQuery({
    queryKey: ['invoice'],
    queryFn: () => invoice(state),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useOpenSending(data ?? invoice(state), open);
}
const page = (state: State) => {
  queries = new QueryClient();
  queries.setQueryData(['invoice'], invoice(state));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePage(state), { wrapper }).result;
};
/** The cache tells its readers a moment later. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const becomes = (state: State) =>
  act(async () => {
    queries.setQueryData(['invoice'], invoice(state));
    await settle();
  });
const press = (shown: { readonly current: ReturnType<typeof usePage> }) =>
  act(async () => {
    shown.current.send();
    await settle();
  });

beforeEach(() => {
  make.mockReset().mockResolvedValue(invoice('pending'));
  open.mockReset();
});

afterEach(cleanup);

it('opens at once where the PDF is there', () => {
  page('ready').current.send();
  expect(open).toHaveBeenCalledOnce();
  expect(make).not.toHaveBeenCalled();
});

it('makes a PDF that was never made, and opens once it is there', async () => {
  const shown = page('failed');
  expect(shown.current.isMaking).toBe(false);
  await press(shown);
  expect(make).toHaveBeenCalledOnce();
  expect(shown.current.isMaking).toBe(true);
  expect(open).not.toHaveBeenCalled();
  await becomes('ready');
  expect(open).toHaveBeenCalledOnce();
  expect(shown.current.isMaking).toBe(false);
});

it('can be tried again where making failed', async () => {
  const shown = page('failed');
  await press(shown);
  await becomes('failed');
  expect(open).not.toHaveBeenCalled();
  await press(shown);
  expect(make).toHaveBeenCalledTimes(2);
});
