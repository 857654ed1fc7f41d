// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ItemChooser } from './item-chooser.tsx';
import { Held, show } from './render.test-support.tsx';
import { SearchPicker } from './search-picker.tsx';
import type { PickerSearch } from './use-picker-search.ts';

afterEach(cleanup);
const item = (key: string, value: string, sublabel = ''): PickerItem => ({
  key,
  value,
  sublabel,
  defaultSelect: false,
});
const venues = [
  item('1', 'Casa do Farol', 'Lisbon, Portugal'),
  item('2', 'Sala Miramar', 'Barcelona, Spain'),
  item('3', 'Le Dock Rouge', 'Paris, France'),
];
const answer: PickerSearch = async ({ keyword, excludeKeys }) => ({
  items: venues.filter((v) => v.value.toLowerCase().includes(keyword.toLowerCase()) && !excludeKeys.includes(v.key)),
});
const options = () => screen.queryAllByRole('option').map((o) => o.textContent);

describe('SearchPicker', () => {
  const setUp = (props: Partial<Parameters<typeof SearchPicker>[0]> = {}) => {
    const search = vi.fn(answer);
    const drawn = show(
      <Held<PickerItem | null> start={null}>
        {(value, set) => <SearchPicker label="Venue" search={search} value={value} onChange={set} {...props} />}
      </Held>,
    );
    return { ...drawn, search, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Venue' }) };
  };
  it('asks once for what is typed, 30 at most, and is chosen by keyboard alone', async () => {
    const { user, search, box } = setUp();
    await user.tab();
    // At once: keys that a busy machine takes its time over are several questions, as they should be.
    for (const typed of ['m', 'mi', 'mir', 'mira']) fireEvent.change(box, { target: { value: typed } });
    await waitFor(() => expect(options()).toEqual(['Sala MiramarBarcelona, Spain']));
    expect(search).toHaveBeenCalledTimes(1);
    expect(search.mock.calls[0]?.[0]).toEqual({ keyword: 'mira', excludeKeys: [], page: 1, perPage: 30 });
    expect(screen.getByText('Mira').tagName).toBe('MARK');
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    await user.keyboard('{Enter}');
    expect(box.value).toBe('Sala Miramar');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Backspace}');
    expect(box.value).toBe('');
  });
  it('puts recents first and "New ..." last', async () => {
    const onNew = vi.fn();
    const { user, box } = setUp({ recents: [venues[2]!], newLabel: 'New venue', onNew });
    await user.click(box);
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(options()[0]).toContain('Le Dock Rouge');
    await user.keyboard('Halle{ArrowUp}');
    await waitFor(() => expect(options()).toEqual(['New venue "Halle"']));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('no results found'));
    await user.keyboard('{Enter}');
    expect(onNew).toHaveBeenCalledWith('Halle');
  });
  it('takes the match of what was typed as Ctrl Enter sends, and stops the key while there is none', async () => {
    const onSend = vi.fn();
    const sent = (event: KeyboardEvent) => event.key === 'Enter' && event.ctrlKey && onSend();
    document.addEventListener('keydown', sent);
    const { user, box } = setUp({ newLabel: 'New venue', onNew: vi.fn() });
    await user.click(box);
    await user.keyboard('mira');
    await waitFor(() => expect(options()[0]).toContain('Sala Miramar'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(box.value).toBe('Sala Miramar');
    expect(onSend).toHaveBeenCalledOnce();
    await user.click(box);
    await user.keyboard('Halle');
    await waitFor(() => expect(options()).toEqual(['New venue "Halle"']));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(box.value).toBe('Halle');
    expect(onSend).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', sent);
  });
  it('drops the late answer to an older word', async () => {
    const waiting: Record<string, (items: PickerItem[]) => void> = {};
    const search: PickerSearch = ({ keyword }) =>
      new Promise((resolve) => {
        waiting[keyword] = (items) => resolve({ items });
      });
    const { user, box } = setUp({ search });
    await user.type(box, 'ca');
    await waitFor(() => expect(waiting.ca).toBeDefined());
    await user.type(box, 's');
    await waitFor(() => expect(waiting.cas).toBeDefined());
    waiting.cas?.([venues[0]!]);
    await waitFor(() => expect(options()).toHaveLength(1));
    waiting.ca?.([venues[1]!]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(options()).toEqual(['Casa do FarolLisbon, Portugal']);
  });
  it('says when the server cannot answer', async () => {
    const { user, box } = setUp({ search: () => Promise.reject(new Error('down')) });
    await user.click(box);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Something unexpected happened'));
  });
});

describe('ItemChooser', () => {
  const setUp = (max: number, start: PickerItem[] = []) => {
    const search = vi.fn(answer);
    const drawn = show(
      <Held start={start}>
        {(value, set) => <ItemChooser label="Venues" max={max} search={search} value={value} onChange={set} />}
      </Held>,
    );
    return { ...drawn, search, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Venues' }) };
  };
  const chips = () => screen.queryAllByRole('listitem').map((li) => li.textContent);
  it('leaves out what is chosen, keeps focus, and lets the newest replace the last', async () => {
    const { user, search, box } = setUp(2);
    for (const word of ['casa', 'sala', 'dock']) {
      await user.type(box, word);
      await waitFor(() => expect(options()).toHaveLength(1));
      await user.keyboard('{Enter}');
    }
    expect(chips()).toEqual(['Casa do Farol', 'Le Dock Rouge']);
    expect(document.activeElement).toBe(box);
    expect(search.mock.lastCall?.[0].excludeKeys).toEqual(['1', '2']);
    await user.click(screen.getByRole('button', { name: 'Remove Casa do Farol' }));
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual([]);
  });
  it('asks nothing before the first character', async () => {
    const { user, search, box } = setUp(99);
    await user.click(box);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(search).not.toHaveBeenCalled();
    expect((await screen.findByRole('status')).textContent).toBe('Type to search');
  });
  it('counts what finds no room', async () => {
    const { user } = setUp(
      99,
      Array.from({ length: 9 }, (_, i) => item(String(i), `Venue ${i}`)),
    );
    expect(chips()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(chips()).toHaveLength(9);
  });
});
