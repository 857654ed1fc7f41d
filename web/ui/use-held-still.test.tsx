// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHeldStill } from './use-held-still.ts';

function List({ found }: { readonly found: readonly string[] }) {
  const { shown, onPointerDown } = useHeldStill(found);
  return (
    <ul onPointerDown={onPointerDown}>
      {shown.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it.each(['pointerup', 'pointercancel'])('moves nothing between a press and its %s', (end) => {
  vi.useFakeTimers();
  const { rerender, unmount } = render(<List found={['show']} />);
  fireEvent.pointerDown(screen.getByText('show'));
  rerender(<List found={['artist', 'show']} />);
  expect(texts()).toEqual(['show']);
  fireEvent(document, new Event(end));
  expect(texts()).toEqual(['show']);
  act(() => vi.runAllTimers());
  expect(texts()).toEqual(['artist', 'show']);
  vi.useRealTimers();
  unmount();
});
