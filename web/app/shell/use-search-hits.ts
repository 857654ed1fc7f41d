import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { may, useMe } from '#web/platform/me.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { onceEach, type PaletteQuery } from './palette-query.ts';
import { searchProviders } from './palette-records.ts';

const TYPING_MS = 150;
const SHOWN = 5;

/** Records of every domain that the user may read; a provider that fails is left out. */
export function useSearchHits({ scope, prefix, keyword }: PaletteQuery) {
  const me = useMe();
  const settled = useSettled(keyword, TYPING_MS);
  const asked = searchProviders.filter(
    (provider) => may(me, provider.permission) && (!prefix || provider.prefix === prefix),
  );
  const results = useQueries({
    queries: asked.map((provider) => ({
      queryKey: ['palette', provider.id, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => provider.search(settled, signal),
      enabled: scope !== 'commands' && (settled !== '' || provider.whenEmpty === true),
      placeholderData: keepPreviousData,
      retry: false,
    })),
  });
  const found = asked.map((provider, i) => ({
    provider,
    hits: keyword || provider.whenEmpty ? (results[i]?.data ?? []) : [],
  }));
  // A favorite may be a recently opened record too: without a keyword both lists are shown in full.
  const groups = (keyword ? onceEach(found) : found)
    .filter(({ hits }) => hits.length > 0)
    .map(({ provider, hits }) => ({ provider, hits: hits.slice(0, SHOWN) }));
  return { groups, pending: settled !== keyword || results.some((result) => result.isFetching) };
}
