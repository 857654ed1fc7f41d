import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { pickedItem } from './picked-item.ts';

/** Picker items by id, so that a form or a filter can hold ids alone and still show names. */
const known = new Map<string, PickerItem>();
export const rememberItem = (item: PickerItem): void => void known.set(item.key, item);
export const rememberName = (key: string, value: string, sublabel = ''): void =>
  rememberItem({ key, value, sublabel, defaultSelect: false });
export const knownItem = (key: string): PickerItem | undefined => known.get(key);
export const itemOf = (key: string): PickerItem => known.get(key) ?? pickedItem(key, '…');
