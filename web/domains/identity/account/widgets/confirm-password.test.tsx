// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Me, meQuery } from '#web/platform/me.ts';
import { takeReturn } from '#web/platform/return-address.ts';
import { show } from '#web/ui/controls/render.test-support.tsx';
import { ConfirmPassword } from './confirm-password.tsx';

vi.mock('#web/platform/sign-in.ts', () => ({ signIn: async () => 'code', authFailureOf: () => 'unknown' }));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('leads a user with a second factor to the sign-in page, and back to the document', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState({}, '', '/contract/01/esign');
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, { user: { email: 'agent@harbour.example' } } as Me);
  const onConfirmed = vi.fn();
  const page = createRootRoute({ component: () => <ConfirmPassword onClose={vi.fn()} onConfirmed={onConfirmed} /> });
  const router = createRouter({ routeTree: page, history: createMemoryHistory() });
  const { user } = show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await user.type(await screen.findByLabelText(/Password/), 'a password of mine');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(takeReturn()).toBe('/contract/01/esign'));
  expect(onConfirmed).not.toHaveBeenCalled();
});
