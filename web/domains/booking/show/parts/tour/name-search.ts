import { PICKER_SIZE, type PickerItem } from '#shared/kernel/contract/paging.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import type { NameColumn } from '../../model/tour/rows.ts';
import { sourceOf } from '../references.ts';

export const searchOf: Readonly<Record<NameColumn, PickerSearch>> = {
  venue: sourceOf.venue.search,
  promoter: sourceOf.company.search,
};
/** The longest text a picker takes. */
const MAX_KEYWORD = 100;

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** `Paradiso`, `Paradiso, Amsterdam` and `Paradiso, Amsterdam, NL` are one venue. */
function namesOf({ value, sublabel }: PickerItem): string[] {
  const [city = ''] = sublabel.split(',');
  return [value, `${value} ${city}`, `${value} ${sublabel}`].map(plain);
}

/** The known record that a pasted text names; `several` where more than one has that name. */
export async function recordNamed(column: NameColumn, text: string): Promise<PickerItem | 'unknown' | 'several'> {
  const search = searchOf[column];
  const ask = async (keyword: string) => {
    const request = { keyword: keyword.slice(0, MAX_KEYWORD), excludeKeys: [], page: 1, perPage: PICKER_SIZE } as const;
    const { items } = await search(request, new AbortController().signal);
    return items.filter((item) => namesOf(item).includes(plain(text)));
  };
  const [name = ''] = text.split(',');
  const found = await ask(text);
  const [first, ...more] = found.length > 0 || name === text ? found : await ask(name);
  if (!first) return 'unknown';
  return more.length > 0 ? 'several' : first;
}
