import type { SearchHit } from '#web/platform/search-providers.ts';
import type { PickerSearch } from '../controls/use-picker-search.ts';

/** The palette finds records the way pickers do. */
export const searchHits =
  (search: PickerSearch, base: string) =>
  async (keyword: string, signal: AbortSignal): Promise<readonly SearchHit[]> => {
    const { items } = await search({ keyword, excludeKeys: [], page: 1, perPage: 10 }, signal);
    return items.map(({ key, value, sublabel }) => ({
      key,
      title: value,
      detail: sublabel,
      to: `${base}/${key}`,
      avatar: true,
    }));
  };
