// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePaletteChoice } from './use-palette-choice.ts';

type PageProps = Readonly<{ ids: readonly string[]; pending: boolean; onTake: (id: string, newTab: boolean) => void }>;
function Page(props: PageProps) {
  const choice = usePaletteChoice(props);
  return (
    <>
      <input aria-label="Search" onKeyDown={choice.onKeyDown} onChange={choice.reset} />
      <button type="button" onClick={() => choice.onMove('page')}>
        Select page
      </button>
      <output>{choice.selected}</output>
    </>
  );
}
const field = () => screen.getByRole('textbox');
const selected = () => screen.getByRole('status').textContent;
const press = (key: string, how = {}) => fireEvent.keyDown(field(), { key, ...how });
const moveToPage = () => fireEvent.click(screen.getByRole('button'));
afterEach(cleanup);

it('takes the first result with Enter', () => {
  const onTake = vi.fn();
  render(<Page ids={['artist', 'page']} pending={false} onTake={onTake} />);
  press('Enter');
  expect(onTake).toHaveBeenCalledExactlyOnceWith('artist', false);
});

it('waits with Enter for the answers, and takes the first of those', () => {
  const onTake = vi.fn();
  const { rerender } = render(<Page ids={['page']} pending onTake={onTake} />);
  press('Enter', { ctrlKey: true });
  expect(onTake).not.toHaveBeenCalled();
  rerender(<Page ids={['artist', 'page']} pending={false} onTake={onTake} />);
  expect(onTake).toHaveBeenCalledExactlyOnceWith('artist', true);
});

it('forgets an Enter once the text changes', () => {
  const onTake = vi.fn();
  const { rerender } = render(<Page ids={['page']} pending onTake={onTake} />);
  press('Enter');
  fireEvent.change(field(), { target: { value: 'x' } });
  rerender(<Page ids={['artist']} pending={false} onTake={onTake} />);
  expect(onTake).not.toHaveBeenCalled();
});

it('keeps the result the user moved to, while it is there', () => {
  const onTake = vi.fn();
  const { rerender } = render(<Page ids={['artist', 'page']} pending onTake={onTake} />);
  moveToPage();
  expect(selected(), 'the list moved by itself').toBe('artist');
  press('ArrowDown');
  moveToPage();
  expect(selected()).toBe('page');
  rerender(<Page ids={['venue', 'page']} pending onTake={onTake} />);
  expect(selected()).toBe('page');
  press('Enter');
  expect(onTake).toHaveBeenCalledExactlyOnceWith('page', false);
  rerender(<Page ids={['venue']} pending onTake={onTake} />);
  expect(selected()).toBe('venue');
});
