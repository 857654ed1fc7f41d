import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListNames } from '#shared/kernel/contract/list.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { RowName } from '#web/kits/master/row-name.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import type { Bare } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { useCountryOptions } from '#web/platform/use-country-options.ts';
import { countryNameOf } from '#web/ui/country-name.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import type { Choice, ListState } from '#web/ui/list/search.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import type { SeededRow, SeededWords } from './published-config.ts';

const countryOf = ({ countryId }: SeededRow): string => countryNameOf(countryId);

function useColumns<Row extends SeededRow>({ words, own }: SeededWords<Row>): readonly ListColumn<Row>[] {
  const { t, i18n } = useLingui();
  return [
    column(
      'name',
      i18n._(words.one),
      { width: 'minmax(200px, 1.6fr)', sort: 'name', priority: 1 },
      ({ name, isActive }) => <RowName name={<span className="cut">{name}</span>} isActive={isActive} />,
    ),
    column('iata', t`Code`, { width: '72px', sort: 'iata', priority: 1 }, ({ iata }) => iata),
    ...own.flatMap(({ id, label, of, column }) => (column ? { id, header: i18n._(label), cell: of, ...column } : [])),
    column('country', t`Country`, { width: 'minmax(120px, 1fr)', priority: 2 }, countryOf),
  ];
}

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const options = useCountryOptions();
  return [
    choiceFilter({ id: 'country', label: t`Country`, options, relations }),
    flagFilter({ id: 'active', label: t`Active`, relation: t`is`, yes: t`active`, no: t`not active` }),
  ];
}

/** The search values that `publishedRoutes` reads from the address. */
type Search = ListState & { readonly country?: Choice | undefined; readonly active?: boolean | undefined };

interface RowFactsProps<Row extends SeededRow> extends Pick<SeededListProps<Row>, 'own'> {
  readonly row: Row;
}
function RowFacts<Row extends SeededRow>({ own, row }: RowFactsProps<Row>) {
  const { t, i18n } = useLingui();
  return (
    <>
      <h2>{row.name}</h2>
      <Facts
        items={[
          { id: 'iata', label: t`Code`, value: row.iata },
          ...own.map(({ id, label, of }) => ({ id, label: i18n._(label), value: of(row) })),
          { id: 'country', label: t`Country`, value: countryOf(row) },
        ]}
      />
    </>
  );
}

interface SeededListProps<Row extends SeededRow> extends SeededWords<Row> {
  /** The key of the user's settings for the list, which is also its address. */
  readonly domain: string;
  readonly list: Bare<{ readonly body: object }, Paged<Row>>;
  /** The filters and the sort fields of the list. */
  readonly names: ListNames;
}
/** The list of a kind of reference data: found by code and country, with the agency's own among them. */
export function SeededList<Row extends SeededRow>(props: SeededListProps<Row>) {
  const { domain, list, names, words, own } = props;
  const { i18n } = useLingui();
  const may = useCan()('masterData.update');
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  return (
    <SettingsFrame wide>
      <div className="set-sub">
        <RecordList<Row, Search>
          title={i18n._(words.title)}
          searchLabel={i18n._(words.search)}
          query={sourceOf(list, names, { defaultSort: 'name' })}
          search={search}
          onSearch={(next, options) => void navigate({ to: '.', search: next as never, ...options })}
          id={domain}
          base={`/${domain}`}
          columns={useColumns({ words, own })}
          filters={useFilters()}
          defaultSort="name"
          rowLabel={({ name }) => name}
          newLabel={may && i18n._(words.add)}
          emptyTitle={i18n._(words.empty)}
          emptyText={<Trans>Updated every night. You can also add your own.</Trans>}
          card={(row) => <AvatarTitle name={row.name} detail={`${row.iata} · ${countryOf(row)}`} />}
          preview={(row) => <RowFacts own={own} row={row} />}
        />
      </div>
    </SettingsFrame>
  );
}
