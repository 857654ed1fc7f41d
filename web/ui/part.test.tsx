// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { show } from './controls/render.test-support.tsx';
import { dialogPart } from './dialog-part.tsx';
import { part } from './part.tsx';

beforeAll(() => import('./dialog-layer.tsx'), 60_000);
afterEach(cleanup);
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

it('a part that is out of reach says so in its place, and comes when it is asked for again', async () => {
  const load = vi.fn(away);
  const Card = part<object>(load);
  const { user } = show(
    <Suspense>
      <Card />
    </Suspense>,
  );
  expect(await screen.findByText(/connection is lost or weak/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockImplementation(async () => (() => <p>The card</p>) as never);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The card')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('a dialog that is out of reach can be closed, and is asked for anew when it is opened again', async () => {
  const load = vi.fn(away);
  const Send = dialogPart<{ readonly onClose: () => void }>(load);
  const onClose = vi.fn();
  const opened = () => (
    <Suspense>
      <Send onClose={onClose} />
    </Suspense>
  );
  const { user, unmount } = show(opened());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  load.mockImplementation(async () => (() => <p>The dialog</p>) as never);
  show(opened());
  expect(await screen.findByText('The dialog')).toBeTruthy();
});
