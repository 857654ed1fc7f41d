// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, stubResizeObserver } from './controls/render.test-support.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

beforeAll(async () => {
  stubResizeObserver();
  await Promise.all([import('./dialog-layer.tsx'), import('./menu-layer.tsx')]);
}, 60_000);
afterEach(cleanup);

function Page({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        trigger={<button type="button">More</button>}
        groups={[{ id: 'more', items: [{ id: 'copy', label: 'Copy', onSelect: () => setAsking(true) }] }]}
      />
      {asking && (
        <Dialog open title="Copy" onClose={() => setAsking(false)}>
          <input aria-label="Name" autoFocus={autoFocus} />
        </Dialog>
      )}
    </>
  );
}
const more = () => screen.getByRole('button', { name: 'More' });
const isIn = () => waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
/** A dialog listens a frame after it is there: a key that came too early is pressed again. */
const leave = (user: ReturnType<typeof show>['user']) =>
  waitFor(async () => {
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
const isBack = () => waitFor(() => expect(document.activeElement).toBe(more()));

describe('a dialog that a menu opened', () => {
  it.each([false, true])('gives the focus back to its button, from the pointer (autofocus %s)', async (autoFocus) => {
    const { user } = show(<Page autoFocus={autoFocus} />);
    for (const _ of ['the layers are fetched', 'they are there']) {
      await user.click(more());
      await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
      await isIn();
      await leave(user);
      await isBack();
    }
  });
  it('gives it back after keys too', async () => {
    const { user } = show(<Page />);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Copy' });
    await waitFor(() => expect(screen.getByRole('menu')).toBe(document.activeElement));
    await user.keyboard('{ArrowDown}{Enter}');
    await isIn();
    await leave(user);
    await isBack();
  });
});
