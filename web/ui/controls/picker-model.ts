import type { PickerItem } from '#shared/kernel/paging.ts';
import { fold } from '#shared/kernel/text.ts';

/** Wait after the last key before the server is asked (ux, pickers). */
export const PICKER_DEBOUNCE_MS = 150;
/** Largest number of items a chooser holds (spec section 9). */
export const CHOOSER_MAX = 99;

export type PickerEntry =
  | { readonly kind: 'item'; readonly id: string; readonly item: PickerItem; readonly recent: boolean }
  | { readonly kind: 'new'; readonly id: string };

interface Sources {
  readonly keyword: string;
  readonly items: readonly PickerItem[];
  readonly recents: readonly PickerItem[];
  readonly excludeKeys: readonly string[];
  readonly canCreate: boolean;
}

/** Every word typed starts a word of the name or of the line under it. */
export function matches(item: PickerItem, keyword: string): boolean {
  const starts = fold(`${item.value} ${item.sublabel}`).split(/[^\p{L}\p{N}]+/u);
  return fold(keyword)
    .split(' ')
    .every((word) => starts.some((start) => start.startsWith(word)));
}

/** What the list shows: recents that match, then the server's matches, without what is chosen; "New ..." last. */
export function entriesOf({ keyword, items, recents, excludeKeys, canCreate }: Sources): PickerEntry[] {
  const seen = new Set(excludeKeys);
  const fresh = (item: PickerItem) => !seen.has(item.key) && seen.add(item.key);
  const first = recents.filter((item) => matches(item, keyword)).filter(fresh);
  const rest = items.filter(fresh);
  return [
    ...first.map((item): PickerEntry => ({ kind: 'item', id: item.key, item, recent: true })),
    ...rest.map((item): PickerEntry => ({ kind: 'item', id: item.key, item, recent: false })),
    ...(canCreate ? [{ kind: 'new', id: '+new' } as const] : []),
  ];
}

export type Segment = { readonly at: number; readonly text: string; readonly hit: boolean };

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Characters that the word covers when it starts at this place; 0 when it does not stand there. */
function lengthAt(folded: readonly string[], place: number, word: string): number {
  let found = '';
  for (let i = place; i < folded.length && word.startsWith(found); i++) {
    found += folded[i];
    if (found.startsWith(word)) return i - place + 1;
  }
  return 0;
}

/** The text cut where the typed words start a word, blind to case and accents, so that the hits can be marked. */
export function marked(text: string, keyword: string): Segment[] {
  const characters = [...text];
  const folded = characters.map((c) => (c.trim() ? fold(c) : ' '));
  const typed = fold(keyword).split(' ').filter(Boolean);
  const segments: Segment[] = [];
  let hitEnd = 0;
  characters.forEach((c, at) => {
    const starts = !WORD_CHARACTER.test(characters[at - 1] ?? '');
    if (starts) hitEnd = Math.max(hitEnd, at + Math.max(0, ...typed.map((word) => lengthAt(folded, at, word))));
    const hit = at < hitEnd;
    const last = segments.at(-1);
    if (last?.hit === hit) segments[segments.length - 1] = { ...last, text: last.text + c };
    else segments.push({ at, text: c, hit });
  });
  return segments;
}

/** One more item; beyond the most, the newest takes the place of the last (spec section 5). */
export function addItem(list: readonly PickerItem[], item: PickerItem, max: number = CHOOSER_MAX): PickerItem[] {
  if (max < 1 || list.some(({ key }) => key === item.key)) return [...list];
  return [...list.slice(0, max - 1), item];
}
