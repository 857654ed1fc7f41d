import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';

/** As a picker shows it. */
export const artistItem = ({ id, name, genre }: Artist): PickerItem => ({
  key: id,
  value: name,
  sublabel: genre,
  defaultSelect: false,
});
