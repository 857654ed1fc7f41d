import { useQueries } from '@tanstack/react-query';
import { knownItem, nameOf, type ReferenceKind, rememberName } from './references.ts';

export interface Referred {
  readonly kind: ReferenceKind;
  readonly id: string;
}
/** Learns the names of ids that came without one; draws again when they are there. */
export function useKnownNames(referred: readonly Referred[]): void {
  useQueries({
    queries: referred
      .filter(({ id }) => !knownItem(id))
      .map(({ kind, id }) => ({
        queryKey: ['name', kind, id],
        queryFn: async () => {
          const name = await nameOf[kind](id);
          rememberName(id, name);
          return name;
        },
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      })),
  });
}
