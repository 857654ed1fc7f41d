// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToKeys, useShortcut } from './keys.ts';

/** A layer that another file left open in this document would take the key. */
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function Page({ onKey, state }: { readonly onKey: () => void; readonly state: 'open' | 'closed' }) {
  useShortcut('f2', onKey);
  return <div role="menu" data-state={state} />;
}

it('gives a key to an open menu, and to the page as soon as the menu closes', () => {
  const stop = listenToKeys();
  const onKey = vi.fn();
  const { rerender } = render(<Page onKey={onKey} state="open" />);
  fireEvent.keyDown(document.body, { key: 'F2' });
  expect(onKey).not.toHaveBeenCalled();
  // It is drawn until its motion has ended.
  rerender(<Page onKey={onKey} state="closed" />);
  fireEvent.keyDown(document.body, { key: 'F2' });
  expect(onKey).toHaveBeenCalledOnce();
  stop();
});
