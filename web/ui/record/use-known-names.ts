import { useQueries } from '@tanstack/react-query';
import type { PickerSearch } from '../controls/use-picker-search.ts';
import { knownItem, rememberName } from './known-items.ts';

/** How records of another domain are found by typing, and named where only an id is known. */
export interface ReferenceSource {
  readonly search: PickerSearch;
  readonly nameOf: (id: string) => Promise<string>;
}
export interface Referred {
  readonly source: ReferenceSource;
  readonly id: string;
}
/** Learns the names of ids that came without one; draws again when they are there. */
export function useKnownNames(referred: readonly Referred[]): void {
  useQueries({
    queries: referred
      .filter(({ id }) => !knownItem(id))
      .map(({ source, id }) => ({
        queryKey: ['name', id],
        queryFn: async () => {
          const name = await source.nameOf(id);
          rememberName(id, name);
          return name;
        },
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      })),
  });
}
