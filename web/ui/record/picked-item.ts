import type { PickerItem } from '#shared/kernel/paging.ts';

/** What a record already refers to, as its picker shows it before anything is looked up. */
export const pickedItem = (key: string, value: string): PickerItem => ({
  key,
  value,
  sublabel: '',
  defaultSelect: false,
});
