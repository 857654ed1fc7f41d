import { useLingui } from '@lingui/react/macro';
import { type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import type { choice } from '#web/ui/list/search.ts';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { useArtistSource } from './artist-source.ts';

/** Filters a list by artist, and knows the names of those that are chosen. */
export function useArtistFilter(chosen: ReturnType<typeof choice>): ListFilter {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const artists = useArtistSource();
  useKnownNames(idsIn(chosen).map((id) => ({ source: artists, id })));
  return referenceFilter({
    id: 'artist',
    label: t`Artist`,
    search: artists.search,
    relations,
    chooseTitle: t`Choose artists`,
  });
}
