import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { E_STATES, INVOICE_STAGES, INVOICE_TYPES } from '#shared/domains/agreements/invoice/kinds.ts';
import { INVOICE_STATES } from '#shared/domains/agreements/invoice/state.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { useEStateNames } from '#web/domains/agreements/e-invoice/widgets/state-words.ts';
import { everyArtist } from '#web/domains/identity/roster/widgets/artist-source.ts';
import { companyReference } from '#web/domains/identity/roster/widgets/company-reference.ts';
import { userReference } from '#web/domains/identity/user/widgets/user-reference.ts';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { useStatusFilter, useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import type { Choice } from '#web/ui/list/search.ts';
import { daysFilter } from '#web/ui/list/typed-filters.tsx';
import { type ReferenceSource, useKnownNames } from '#web/ui/record/use-known-names.ts';
import { useSettlementNames, useTypeNames } from '../widgets/settlement-mark.tsx';

const SOURCES = { company: companyReference, artist: everyArtist, owner: userReference } as const;
type Referring = keyof typeof SOURCES;
type Search = { readonly [K in Referring]?: Choice | undefined } & {
  readonly stage?: Choice | undefined;
  readonly overdue?: boolean | undefined;
};

const referredIn = (search: Search) =>
  (Object.entries(SOURCES) as [Referring, ReferenceSource][]).flatMap(([field, source]) =>
    idsIn(search[field]).map((id) => ({ source, id })),
  );

/** Returns the filters by customer, artist, owner and bookkeeping entity. */
function usePartyFilters(search: Search): readonly ListFilter[] {
  const { t } = useLingui();
  const can = useCan();
  const relations = useChoiceWords();
  useKnownNames(referredIn(search));
  const { data } = useQuery({ ...allMasters(bookkeepingContract.routes.list), enabled: can('masterData.read') });
  const labels = { company: t`Company`, artist: t`Artist`, owner: t`Owner` };
  const fields = ['company', 'artist', 'owner'] as const;
  return [
    ...fields.map((id) =>
      referenceFilter({
        id,
        label: labels[id],
        search: SOURCES[id].search,
        relations,
        ...(id === 'artist' ? { chooseTitle: t`Choose artists` } : {}),
      }),
    ),
    choiceFilter({
      id: 'bookkeeping',
      label: t`Bookkeeping`,
      options: (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
      relations,
    }),
  ];
}

/** Returns the filters of earlier versions, which only show if a saved view still has them. */
function useFormerFilters(search: Search): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const words = { draft: t`Draft`, review: t`In review`, outstanding: t({ context: 'invoice', message: 'Issued' }) };
  const options = INVOICE_STAGES.map((value) => ({ value, label: words[value] }));
  const overdue = flagFilter({ id: 'overdue', label: t`Overdue`, yes: t`yes`, no: t`no`, relation: relations.is });
  return [
    ...(search.stage ? [choiceFilter({ id: 'stage', label: t`Stage`, options, relations })] : []),
    ...(search.overdue === undefined ? [] : [overdue]),
  ];
}

/** Returns the filters by due day and currency. */
function useDueFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { day } = useFormat();
  const relations = useChoiceWords();
  const currencies = useCurrencyCodes().map((code) => ({ value: code, label: code }));
  const dayText = (no: number) => day({ date: fromDayNumber(no) }, { year: true });
  return [
    daysFilter({ id: 'due', label: t`Due`, relation: t`between`, format: dayText }),
    choiceFilter({ id: 'currency', label: t`Currency`, options: currencies, relations }),
  ];
}

export function useInvoiceFilters(search: Search): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const [settlements, types] = [useSettlementNames(), useTypeNames()];
  const choiceOf = <W extends string>(
    id: string,
    label: string,
    values: readonly W[],
    words: Readonly<Record<W, string>>,
  ) => choiceFilter({ id, label, options: values.map((value) => ({ value, label: words[value] })), relations });
  return [
    usePeriodFilter(),
    choiceOf('settlement', t`Status`, INVOICE_STATES, settlements),
    flagFilter({ id: 'sent', label: t`Sent`, yes: t`yes`, no: t`no`, relation: relations.is }),
    flagFilter({ id: 'disputed', label: t`Disputed`, yes: t`yes`, no: t`no`, relation: relations.is }),
    choiceOf('eInvoice', t`E-invoice`, E_STATES, useEStateNames()),
    ...useFormerFilters(search),
    choiceOf('type', t`Kind`, INVOICE_TYPES, types),
    ...usePartyFilters(search),
    ...useDueFilters(),
    { ...useStatusFilter('invoice'), label: t`Own status` },
    useTagFilter('invoice'),
  ];
}
