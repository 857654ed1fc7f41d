// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenToKeys } from '#web/platform/keys.ts';
import { show, stubResizeObserver } from '../controls/render.test-support.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListState } from './search.ts';
import { wordsFilter } from './typed-filters.tsx';

/** The browser holds back real presses only, and a test makes none: it hands keys to the holder. */
const held = vi.hoisted((): { next: ((key: string) => void) | undefined } => ({ next: undefined }));
vi.mock('#web/platform/keys.ts', async (load) => ({
  ...(await load<object>()),
  holdKeys: (next?: (key: string) => void) => {
    held.next = next;
  },
}));
const isHeld = (yes: boolean) => waitFor(() => expect(held.next !== undefined).toBe(yes));
const type = (text: string) => {
  for (const key of text) held.next?.(key);
};

beforeAll(async () => {
  stubResizeObserver();
  listenToKeys();
  await Promise.all([import('../menu-layer.tsx'), import('../popover-layer.tsx')]);
}, 60_000);
afterEach(cleanup);

const filters = ['Venue', 'Artist', 'Type'].map((label) =>
  wordsFilter({ id: label.toLowerCase(), label, relation: 'contains' }),
);
function Page() {
  const [search, setSearch] = useState<ListState>({});
  return <FilterBar search={search} onSearch={setSearch} filters={filters} searchLabel="Search" />;
}

/** Makes the frames between the choice and its `onSelect` take ten seconds. */
function slowChoice(): void {
  const now = performance.now.bind(performance);
  let lost = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + lost);
  const slow = () => requestAnimationFrame(() => (lost += 10_000));
  document.addEventListener('click', slow, { capture: true, once: true });
}

/** Longer than a menu remembers the letters before. */
const SLOW_FRAME_MS = 400;
const slowFrames = () =>
  vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((act) => Number(setTimeout(() => act(performance.now()), SLOW_FRAME_MS)));

describe('keys that are typed before their field is there', () => {
  it('all reach the field, however long the menu takes to say what was chosen', async () => {
    const { user } = show(<Page />);
    await user.keyboard('f');
    await isHeld(true);
    slowChoice();
    type('a');
    held.next?.('Enter');
    type('Mara');
    const field = await screen.findByRole('textbox', { name: 'Artist' });
    await waitFor(() => expect(field).toHaveProperty('value', 'Mara'));
    await isHeld(false);
  });
  it('choose by their whole word, however slowly the menu takes them', async () => {
    const { user } = show(<Page />);
    slowFrames();
    await user.keyboard('f');
    await isHeld(true);
    type('art');
    held.next?.('Enter');
    type('Mara');
    const field = await screen.findByRole('textbox', { name: 'Artist' });
    await waitFor(() => expect(field).toHaveProperty('value', 'Mara'));
  });
  it("are the page's again once the menu has closed without a choice", async () => {
    const { user } = show(<Page />);
    await user.keyboard('f');
    await waitFor(() => expect(screen.getByRole('menu')).toBe(document.activeElement));
    await isHeld(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await isHeld(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
