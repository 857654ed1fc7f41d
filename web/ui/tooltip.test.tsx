// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipLayer, tip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button" {...tip('Lock show')}>
        Lock
      </button>
      <button type="button" {...tip('More')}>
        Other
      </button>
      <TooltipLayer />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const over = (name: string) => {
  fireEvent.pointerOver(screen.getByRole('button', { name }));
  act(() => vi.advanceTimersByTime(500));
};

describe('tooltip', () => {
  it('says what a button does when the pointer rests on it', () => {
    over('Lock');
    expect(screen.queryByText('Lock show')).not.toBeNull();
  });

  it('keeps out of the way of what a press opened, until the pointer was elsewhere', () => {
    const lock = screen.getByRole('button', { name: 'Lock' });
    fireEvent.pointerOver(lock);
    fireEvent.pointerDown(lock);
    over('Lock');
    expect(screen.queryByText('Lock show')).toBeNull();
    over('Other');
    over('Lock');
    expect(screen.queryByText('Lock show')).not.toBeNull();
  });
});
