import type { PickerItem } from '#shared/kernel/contract/paging.ts';

/** Makes the picker item of a record that is already referred to, before anything is looked up. */
export const pickedItem = (key: string, value: string): PickerItem => ({
  key,
  value,
  sublabel: '',
  defaultSelect: false,
});
