// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/ui/controls/render.test-support.tsx';
import { WeekSelector } from './week-selector.tsx';

it('turns to other weeks without choosing, so that what it opens from stays open', async () => {
  const seen = vi.fn();
  const { user } = show(<WeekSelector value="2026-11-21" onChange={seen} />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Wk 47');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(seen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Wk 1' }));
  expect(seen).toHaveBeenCalledExactlyOnceWith('2027-01-04');
});
