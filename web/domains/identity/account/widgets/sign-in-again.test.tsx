// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteActing } from '#web/platform/acting.ts';
import { type Me, meQuery } from '#web/platform/me.ts';
import { takeReturn } from '#web/platform/return-address.ts';
import { sessionLost } from '#web/platform/session-lost.ts';
import { show } from '#web/ui/controls/render.test-support.tsx';
import { SignInAgain } from './sign-in-again.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function setUp() {
  const client = new QueryClient();
  const user = { name: 'Olivia Grant', email: 'agent@harbour.example' };
  client.setQueryData(meQuery.queryKey, { user, impersonatedBy: { name: 'Ada Quist' } } as Me);
  const [onClose, onLeave] = [vi.fn(), vi.fn()];
  const page = (
    <QueryClientProvider client={client}>
      <SignInAgain onClose={onClose} onLeave={onLeave} />
    </QueryClientProvider>
  );
  return { ...show(page), onClose, onLeave };
}

it('asks no operator for the password of whom they acted as, and leads them out when they want to', async () => {
  const { user, onClose, onLeave } = setUp();
  await screen.findByText("You're no longer acting as Olivia Grant");
  expect(screen.queryByLabelText(/Password/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect([onClose.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Sign in as yourself' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('an operator does not come back to a page of whom they acted as', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState({}, '', '/show/01');
  noteActing(true);
  sessionLost(undefined);
  expect(takeReturn()).toBe('/');
});
