// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useColleagues } from './use-colleagues.ts';

vi.mock('#web/platform/api.ts', () => ({
  call: async (_route: unknown, { body: { page } }: { readonly body: { readonly page: number } }) => ({
    items: [{ key: `u${page}`, value: `User ${page}`, sublabel: '' }],
    page,
    pageCount: 3,
  }),
}));
const around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('knows all users, not only those of the first page', async () => {
  const { result } = renderHook(useColleagues, { wrapper: around });
  await waitFor(() => expect([...result.current.keys()]).toEqual(['u1', 'u2', 'u3']));
});
