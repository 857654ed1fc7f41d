import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { fold } from '#shared/kernel/text/text.ts';

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

/** Tells whether every typed word starts a word of the name or of the line under it. */
export function matches(item: PickerItem, keyword: string): boolean {
  const starts = fold(`${item.value} ${item.sublabel}`).split(/[^\p{L}\p{N}]+/u);
  return fold(keyword)
    .split(' ')
    .every((word) => starts.some((start) => start.startsWith(word)));
}

/** Lists the entries: matching recents, then the server's matches, without the chosen ones; "New ..." is last. */
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

/** Adds an item; in a full list it replaces the last one (spec section 5). */
export function addItem(list: readonly PickerItem[], item: PickerItem, max: number = CHOOSER_MAX): PickerItem[] {
  if (max < 1 || list.some(({ key }) => key === item.key)) return [...list];
  return [...list.slice(0, max - 1), item];
}
