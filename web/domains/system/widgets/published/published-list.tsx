import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { countriesByName } from '#shared/data/countries.ts';
import type { ListNames } from '#shared/kernel/list.ts';
import type { Paged } from '#shared/kernel/paging.ts';
import type { Bare } from '#web/platform/api.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { countryNameOf } from '#web/ui/country-name.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import type { Choice, ListState } from '#web/ui/list/search.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { listSource } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { Tag } from '#web/ui/status.tsx';
import { SettingsFrame } from '../settings-frame.tsx';

/** Reference data that come with the product, known by a code. */
interface Published {
  readonly id: string;
  readonly name: string;
  readonly iata: string;
  readonly countryId: string;
  readonly isActive: boolean;
}
const countryOf = ({ countryId }: Published): string => countryNameOf(countryId);

function useColumns<Row extends Published>(name: string, own: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: name,
      width: 'minmax(200px, 1.6fr)',
      sort: 'name',
      priority: 1,
      cell: (row) => (
        <span className="row">
          <span className="cut">{row.name}</span>
          {!row.isActive && (
            <Tag>
              <Trans>not active</Trans>
            </Tag>
          )}
        </span>
      ),
    },
    { id: 'iata', header: t`Code`, width: '72px', sort: 'iata', priority: 1, cell: ({ iata }) => iata },
    ...own,
    { id: 'country', header: t`Country`, width: 'minmax(120px, 1fr)', priority: 2, cell: countryOf },
  ];
}

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const options = countriesByName(cultureOf(currentLocale())).map(({ code, name }) => ({ value: code, label: name }));
  return [
    choiceFilter({ id: 'country', label: t`Country`, options, relations }),
    flagFilter({ id: 'active', label: t`Active`, relation: t`is`, yes: t`active`, no: t`not active` }),
  ];
}

/** What `publishedRoutes` reads of the address. */
type Search = ListState & { readonly country?: Choice | undefined; readonly active?: boolean | undefined };

type OfList = 'title' | 'searchLabel' | 'newLabel' | 'emptyTitle';
interface PublishedListProps<Row extends Published>
  extends Pick<ComponentProps<typeof RecordList<Row, Search>>, OfList> {
  /** Keys what a user keeps of the list; it is its address too. */
  readonly id: string;
  readonly list: Bare<{ readonly body: object }, Paged<Row>>;
  /** What it is filtered and sorted by. */
  readonly names: ListNames;
  /** Head of the first column. */
  readonly rowName: string;
  /** Between code and country. */
  readonly columns: readonly ListColumn<Row>[];
  readonly facts: (row: Row) => ComponentProps<typeof Facts>['items'];
}
/** The list of a kind of reference data: found by code and country, with the agency's own among them. */
export function PublishedList<Row extends Published>(props: PublishedListProps<Row>) {
  const { id, list, names, rowName, columns, facts, newLabel, ...words } = props;
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  return (
    <SettingsFrame wide>
      <div className="set-sub">
        <RecordList<Row, Search>
          {...words}
          query={listSource(list, (at) => requestOf(names, at, { defaultSort: 'name' }))}
          search={search}
          onSearch={(next, options) => void navigate({ to: '.', search: next as never, ...options })}
          id={id}
          base={`/${id}`}
          columns={useColumns(rowName, columns)}
          filters={useFilters()}
          defaultSort="name"
          rowLabel={({ name }) => name}
          newLabel={may && newLabel}
          emptyText={<Trans>They come with the product every night, and you can add your own.</Trans>}
          card={(row) => <AvatarTitle name={row.name} detail={`${row.iata} · ${countryOf(row)}`} />}
          preview={(row) => (
            <>
              <h2>{row.name}</h2>
              <Facts
                items={[
                  { id: 'iata', label: t`Code`, value: row.iata },
                  ...facts(row),
                  { id: 'country', label: t`Country`, value: countryOf(row) },
                ]}
              />
            </>
          )}
        />
      </div>
    </SettingsFrame>
  );
}
