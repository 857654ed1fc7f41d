import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { STATEMENT_LIST, statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { StatementRow } from '#shared/domains/agreements/statement/schemas.ts';
import { STATEMENT_STAGES } from '#shared/domains/agreements/statement/stages.ts';
import { useArtistSource } from '#web/domains/identity/roster/widgets/artist-source.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import type { Choice } from '#web/ui/list/search.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { LineCard } from '#web/ui/record/line-card.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { StageMark, useStageNames } from '../widgets/stage.tsx';
import { useStatementWords } from '../widgets/use-statement-words.ts';

const page = getRouteApi('/app/statement');
const DEFAULT_SORT = '-date';

function useColumns(): readonly ListColumn<StatementRow>[] {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const { periodOf } = useStatementWords();
  return [
    column('number', t`Number`, { sort: 'number', priority: 1, width: '120px' }, (row) => (
      <b className="num">{row.number || t({ context: 'statement', message: 'Draft' })}</b>
    )),
    column(
      'artist',
      t`Artist`,
      { sort: 'artist', priority: 1, width: 'minmax(140px, 1.4fr)' },
      ({ artist }) => artist.name,
    ),
    column('date', t`Period`, { sort: 'date', priority: 1, width: 'minmax(180px, 1fr)' }, periodOf),
    column(
      'nights',
      t`Shows`,
      { priority: 3, width: '80px', align: 'right' },
      ({ nights }) => nights !== undefined && <span className="num">{number(nights)}</span>,
    ),
    column(
      'bookkeeping',
      t`Bookkeeping`,
      { priority: 3, width: 'minmax(110px, 1fr)' },
      ({ bookkeeping }) => bookkeeping.name,
    ),
    column(
      'balance',
      t`Balance`,
      { sort: 'balance', priority: 1, width: '130px', align: 'right' },
      ({ balance, currency }) => balance !== undefined && <span className="num">{money(balance, currency)}</span>,
    ),
    column('stage', t`Stage`, { priority: 1, width: '120px' }, ({ stage }) => <StageMark stage={stage} />),
  ];
}

function useFilters(search: { readonly artist?: Choice | undefined }): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const names = useStageNames();
  const artists = useArtistSource();
  useKnownNames(idsIn(search.artist).map((id) => ({ source: artists, id })));
  return [
    usePeriodFilter(),
    choiceFilter({
      id: 'stage',
      label: t`Stage`,
      options: STATEMENT_STAGES.map((value) => ({ value, label: names[value] })),
      relations,
    }),
    referenceFilter({ id: 'artist', label: t`Artist`, search: artists.search, relations }),
  ];
}

function Preview({ row }: { readonly row: StatementRow }) {
  const { t } = useLingui();
  const { nameOf, periodOf, balanceOf } = useStatementWords();
  const { balance, currency } = row;
  return (
    <>
      <h2 className="strong">{nameOf(row)}</h2>
      <Facts
        items={[
          { id: 'stage', label: t`Stage`, value: <StageMark stage={row.stage} /> },
          { id: 'artist', label: t`Artist`, value: row.artist.name },
          { id: 'period', label: t`Period`, value: periodOf(row) },
          { id: 'bookkeeping', label: t`Bookkeeping`, value: row.bookkeeping.name },
          {
            id: 'balance',
            label: t`Balance`,
            value: balance !== undefined && balanceOf(balance, currency, row),
          },
        ]}
      />
    </>
  );
}

function Card({ row }: { readonly row: StatementRow }) {
  const { money } = useFormat();
  const { periodOf } = useStatementWords();
  const { artist, number, balance, currency, stage } = row;
  const about = [number, periodOf(row), balance !== undefined && money(balance, currency)].filter(Boolean);
  return <LineCard title={artist.name} side={<StageMark stage={stage} />} text={about.join(' · ')} />;
}

/** Lists the statements of all artists. A draft has no balance yet, since its shows may change. */
export function StatementListPage() {
  const { t } = useLingui();
  const can = useCan();
  const address = useListSearch(page);
  const { nameOf } = useStatementWords();
  const mayMake = can('purchaseAgreement.update');
  return (
    <RecordList<StatementRow, typeof address.search>
      id="statement"
      title={t`Statements`}
      query={sourceOf(statementContract.routes.list, STATEMENT_LIST, { defaultSort: DEFAULT_SORT })}
      newLabel={mayMake && t`New statement`}
      columns={useColumns()}
      filters={useFilters(address.search)}
      rowLabel={(row) => `${nameOf(row)}, ${row.artist.name}`}
      {...address}
      searchLabel={t`Search statements`}
      defaultSort={DEFAULT_SORT}
      emptyTitle={t`No statements yet`}
      emptyText={mayMake && t`A statement tells an artist what is left of its settled shows.`}
      preview={(row) => <Preview row={row} />}
      card={(row) => <Card row={row} />}
    />
  );
}
