import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { rememberItem } from '#web/ui/record/known-items.ts';
import type { ReferenceKind } from './references.ts';

/** Shown above the matches of a picker. */
const KEPT = 5;
const keyOf = (tenantId: string, kind: ReferenceKind) => `backline.recent.${tenantId}.${kind}`;

/** Tells whether a stored item is valid: an older release may have stored another format. */
const isItem = (item: Partial<PickerItem> | null): item is PickerItem =>
  [item?.key, item?.value, item?.sublabel].every((text) => typeof text === 'string');

/** Returns the latest picks of this tab. They end with the tab, so that no names of people remain. */
export function recentsOf(tenantId: string, kind: ReferenceKind): PickerItem[] {
  try {
    const kept: Partial<PickerItem>[] = JSON.parse(sessionStorage.getItem(keyOf(tenantId, kind)) ?? '[]');
    const items = kept.filter(isItem);
    items.forEach(rememberItem);
    return items;
  } catch {
    return [];
  }
}

export function addRecent(tenantId: string, kind: ReferenceKind, item: PickerItem): void {
  rememberItem(item);
  const rest = recentsOf(tenantId, kind).filter(({ key }) => key !== item.key);
  sessionStorage.setItem(keyOf(tenantId, kind), JSON.stringify([item, ...rest].slice(0, KEPT)));
}
