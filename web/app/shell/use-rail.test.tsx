// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRail } from './use-rail.ts';

vi.mock('#web/ui/use-media.ts', () => ({ useMedia: () => false }));

function Page() {
  const [rail] = useRail();
  return (
    <>
      <output>{rail ? 'rail' : 'open'}</output>
      <Outlet />
    </>
  );
}

it('folds the navigation with the page that needs the width, not before', async () => {
  let finish = () => {};
  const loaded = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const root = createRootRoute({ component: Page });
  const list = createRoute({ getParentRoute: () => root, path: '/contract', component: () => 'list' });
  const agreement = createRoute({
    getParentRoute: () => root,
    path: '/contract/$key',
    loader: () => loaded,
    component: () => 'paper',
    pendingMs: 60_000,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, agreement]),
    history: createMemoryHistory({ initialEntries: ['/contract'] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('list');
  expect(screen.getByRole('status').textContent).toBe('open');
  act(() => router.history.push('/contract/01JD0000000000000000000000'));
  await act(() => vi.waitFor(() => expect(router.state.location.pathname).toMatch(/^\/contract\/./)));
  expect(screen.getByRole('status').textContent).toBe('open');
  act(finish);
  await screen.findByText('paper');
  expect(screen.getByRole('status').textContent).toBe('rail');
});
