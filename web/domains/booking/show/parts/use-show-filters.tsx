import { useLingui } from '@lingui/react/macro';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { PHASES, type Phase } from '#shared/kernel/record/appointment.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { useArtistSource } from '#web/domains/identity/roster/widgets/artist-source.ts';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { useFormat } from '#web/platform/format.ts';
import { withinSentence } from '#web/platform/i18n.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { useCountryOptions } from '#web/platform/use-country-options.ts';
import { useApprovalFilter } from '#web/ui/list/approval.tsx';
import {
  type ChoiceWords,
  choiceFilter,
  flagFilter,
  type ListFilter,
  rangeFilter,
  useChoiceWords,
} from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import { daysFilter, wordsFilter } from '#web/ui/list/typed-filters.tsx';
import { type ReferenceSource, type Referred, useKnownNames } from '#web/ui/record/use-known-names.ts';
import type { ShowSearch } from '../model/search.ts';
import { type ReferenceKind, sourceOf } from './references.ts';

const KINDS = [
  ['artist', 'artist'],
  ['venue', 'venue'],
  ['promoter', 'company'],
  ['owner', 'user'],
  ['agent', 'user'],
  ['production', 'production'],
] as const satisfies readonly (readonly [keyof ShowSearch, ReferenceKind])[];

const referredIn = (search: ShowSearch, artists: ReferenceSource): Referred[] =>
  KINDS.flatMap(([field, kind]) =>
    idsIn(search[field]).map((id) => ({ source: kind === 'artist' ? artists : sourceOf[kind], id })),
  );

/** By place, money and the end of the option. */
function useMoreFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { number, day } = useFormat();
  const { user } = useMe();
  const can = useCan();
  const mayDeal = can('show.readDeal');
  const relations = useChoiceWords();
  const countries = useCountryOptions();
  const currencies = useCurrencyCodes().map((code) => ({ value: code, label: code }));
  const dayText = (no: number) => day({ date: fromDayNumber(no) }, { year: true });
  const [between, expires] = [t`between`, t`Option ends`];
  return [
    choiceFilter({ id: 'country', label: t`Country`, options: countries, relations }),
    wordsFilter({ id: 'city', label: t`City`, relation: t`contains` }),
    ...(user.environment === 'internal'
      ? [daysFilter({ id: 'expires', label: expires, relation: between, format: dayText })]
      : []),
    ...(mayDeal
      ? [
          rangeFilter({ id: 'fee', label: t`Fee`, relation: between, format: (value) => number(value) }),
          choiceFilter({ id: 'currency', label: t`Currency`, options: currencies, relations }),
        ]
      : []),
    ...(user.environment === 'internal' && can('invoice.read')
      ? [daysFilter({ id: 'notInvoiced', label: t`Not invoiced, first day`, relation: between, format: dayText })]
      : []),
  ];
}

function usePhaseFilters(
  relations: ChoiceWords,
  phases: Readonly<Record<Phase, string>>,
  statuses: readonly Status[],
): readonly ListFilter[] {
  const { t } = useLingui();
  return [
    choiceFilter({
      id: 'phase',
      label: t`Phase`,
      options: PHASES.map((phase) => ({ value: phase, label: withinSentence(phases[phase]) })),
      relations,
    }),
    choiceFilter({
      id: 'status',
      label: t`Status`,
      options: statuses.map(({ id, name }) => ({ value: id, label: name })),
      relations,
    }),
  ];
}

export function useShowFilters(search: ShowSearch): readonly ListFilter[] {
  const { t } = useLingui();
  const artists = useArtistSource();
  const relations = useChoiceWords();
  const phases = usePhaseNames();
  const statuses = useStatuses('show').all;
  // Outside, a list is not asked by what its rows do not show.
  const isInternal = useMe().user.environment === 'internal';
  const [tagFilter, approval] = [useTagFilter('show'), useApprovalFilter()];
  useKnownNames(referredIn(search, artists));
  const labels = {
    artist: t`Artist`,
    venue: t`Venue`,
    promoter: t`Promoter`,
    owner: t`Owner`,
    agent: t`Agent in the team`,
    production: t`Production`,
  };
  return [
    usePeriodFilter(),
    ...usePhaseFilters(relations, phases, statuses),
    ...KINDS.filter(([id]) => isInternal || id !== 'agent').map(([id, kind]) =>
      referenceFilter({
        id,
        label: labels[id],
        search: (kind === 'artist' ? artists : sourceOf[kind]).search,
        relations,
        ...(kind === 'artist' ? { chooseTitle: t`Choose artists` } : {}),
      }),
    ),
    ...(isInternal ? [tagFilter] : []),
    approval,
    ...useMoreFilters(),
    flagFilter({
      id: 'locked',
      label: t`Lock`,
      yes: t`locked`,
      no: t({ context: 'lock', message: 'open' }),
      relation: relations.is,
    }),
  ];
}
