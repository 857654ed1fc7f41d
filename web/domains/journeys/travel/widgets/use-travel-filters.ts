import { useLingui } from '@lingui/react/macro';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { useArtistFilter } from '#web/domains/identity/roster/widgets/use-artist-filter.ts';
import { useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { withinSentence } from '#web/platform/i18n.ts';
import { useMe } from '#web/platform/me.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { usePhases } from './phases.ts';
import type { TravelSearch } from './travel-search.ts';

export function useTravelFilters(area: TravelKind, search: TravelSearch): readonly ListFilter[] {
  const { t } = useLingui();
  const { options } = usePhases();
  const relations = useChoiceWords();
  const artist = useArtistFilter(search.artist);
  const tags = useTagFilter(area);
  // Outside, a list is not asked by what its rows do not show.
  const isInternal = useMe().user.environment === 'internal';
  return [
    usePeriodFilter(),
    choiceFilter({
      id: 'phase',
      label: t`Phase`,
      options: options.map(({ value, label }) => ({ value, label: withinSentence(label) })),
      relations,
    }),
    artist,
    ...(isInternal ? [tags] : []),
  ];
}
