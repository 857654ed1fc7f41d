// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NAV } from './nav.ts';
import { useShellKeys } from './shell-keys.ts';

const go = vi.fn();
vi.mock('./use-pages.ts', () => ({ useGo: () => go }));
vi.mock('#web/platform/pages.ts', () => ({ usePages: () => ({ allowed: () => true }) }));

it('every key that the navigation shows goes there', async () => {
  const user = userEvent.setup();
  renderHook(() => useShellKeys({ toggleRail: vi.fn(), setLayer: vi.fn() }));
  const shown = NAV.flatMap(({ entries }) => entries).filter(({ keys }) => keys);
  for (const { keys = '', to } of shown) {
    await user.keyboard(keys.replace(' ', ''));
    expect(go).toHaveBeenLastCalledWith(to);
  }
  expect(go).toHaveBeenCalledTimes(shown.length);
});
