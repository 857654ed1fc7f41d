import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { CONTRACT_LIST, contractContract } from '#shared/domains/contract/contract.ts';
import { CONTRACT_STAGES, type ContractRow } from '#shared/domains/contract/schemas.ts';
import { ListTools } from '#web/domains/excel-template/widgets/list-tools.tsx';
import { useFreeColumns, useFreeFilters } from '#web/domains/free-field/widgets/free-list.tsx';
import { useSelectionActions } from '#web/domains/my-selection/widgets/use-selection-actions.tsx';
import { useTagColumn, useTagFilter } from '#web/domains/tag/widgets/carried.tsx';
import { TagChips } from '#web/domains/tag/widgets/tag-chips.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { listSource } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { StageMark, useStageNames } from '../parts/stage-mark.tsx';

const page = getRouteApi('/app/contract');
const DEFAULT_SORT = '-number';
const artistNames = (row: ContractRow): string => row.artists.map((a) => a.name).join(', ');

function useColumns(): readonly ListColumn<ContractRow>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  const tags = useTagColumn<ContractRow>('contract');
  return [
    {
      id: 'number',
      header: t`Number`,
      sort: 'number',
      priority: 1,
      width: '116px',
      cell: (row) => <b>{row.number}</b>,
    },
    {
      id: 'date',
      header: t`Date`,
      sort: 'date',
      priority: 1,
      width: '128px',
      cell: (row) => day({ date: row.show.date }),
    },
    { id: 'artist', header: t`Artist`, priority: 1, width: 'minmax(120px, 1fr)', cell: artistNames },
    { id: 'venue', header: t`Venue`, priority: 2, width: 'minmax(120px, 1.1fr)', cell: (row) => row.show.venue },
    {
      id: 'company',
      header: t`Promoter`,
      sort: 'company',
      priority: 2,
      width: 'minmax(120px, 1.1fr)',
      cell: (row) => row.company?.name,
    },
    { id: 'stage', header: t`Stage`, priority: 1, width: '110px', cell: (row) => <StageMark stage={row.stage} /> },
    tags,
    { id: 'owner', header: t`Owner`, priority: 3, width: '130px', cell: (row) => row.owner.name },
  ];
}

function Preview({ row }: { readonly row: ContractRow }) {
  const { t } = useLingui();
  const { day, near } = useFormat();
  return (
    <>
      <h2 className="strong">{row.number}</h2>
      <TagChips area="contract" tagIds={row.tagIds} />
      <Facts
        items={[
          { id: 'stage', label: t`Stage`, value: <StageMark stage={row.stage} /> },
          { id: 'artist', label: t`Artist`, value: artistNames(row) },
          { id: 'date', label: t`Date`, value: day({ date: row.show.date }, { year: true }) },
          { id: 'venue', label: t`Venue`, value: row.show.venue },
          { id: 'promoter', label: t`Promoter`, value: row.company?.name },
          { id: 'contact', label: t`Contact`, value: row.contact?.fullName },
          { id: 'sent', label: t({ context: 'contract', message: 'Sent' }), value: row.sentAt && near(row.sentAt) },
          { id: 'owner', label: t`Owner`, value: row.owner.name },
        ]}
      />
    </>
  );
}

function Card({ row }: { readonly row: ContractRow }) {
  const { day } = useFormat();
  return (
    <span className="col grow">
      <span className="row">
        <b className="strong cut grow">{artistNames(row)}</b>
        <StageMark stage={row.stage} />
      </span>
      <span className="meta cut">
        {row.number} · {day({ date: row.show.date })} · {row.show.venue}
      </span>
    </span>
  );
}

export function ContractListPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const navigate = page.useNavigate();
  const names = useStageNames();
  const can = useCan();
  const isInside = useMe().user.environment === 'internal';
  const relations = useChoiceWords();
  const date = usePeriodFilter();
  const selection = useSelectionActions('contract');
  const tagFilter = useTagFilter('contract');
  const freeFilters = useFreeFilters('contract', search);
  const stages = CONTRACT_STAGES.map((value) => ({ value, label: names[value] }));
  return (
    <>
      <RecordList<ContractRow, typeof search>
        id="contract"
        base="/contract"
        title={t`Contracts`}
        query={listSource(contractContract.routes.list, (at) =>
          requestOf(CONTRACT_LIST, at, { defaultSort: DEFAULT_SORT }),
        )}
        batch={{ area: 'contract', actions: selection.actionsOf }}
        newLabel={can('contract.create') && t`New contract`}
        tools={(request) => (
          <>
            {isInside && (
              <PageLink to="/contract/total" className={buttonClass()}>
                <Trans>Totals</Trans>
              </PageLink>
            )}
            <ListTools area="contract" request={request} />
          </>
        )}
        columns={[...useColumns(), ...useFreeColumns<ContractRow>('contract')]}
        rowLabel={(row) => `${row.number}, ${artistNames(row)}`}
        search={search}
        onSearch={(next, options) => void navigate({ search: next, ...options })}
        searchLabel={t`Search contracts`}
        filters={[
          date,
          choiceFilter({ id: 'stage', label: t`Stage`, options: stages, relations }),
          tagFilter,
          ...freeFilters,
        ]}
        defaultSort={DEFAULT_SORT}
        emptyTitle={<Trans>No contracts yet</Trans>}
        emptyText={
          can('contract.create') && (
            <Trans>A contract is made from its show: open one and choose "Make contract".</Trans>
          )
        }
        preview={(row) => <Preview row={row} />}
        card={(row) => <Card row={row} />}
      />
      {selection.dialog}
    </>
  );
}
