import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  COMMISSION_LIST,
  type CommissionRow,
  commissionContract,
} from '#shared/domains/booking/commission/contract.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { ExcelButton } from '#web/domains/attached/file/widgets/excel-button.tsx';
import { everyArtist } from '#web/domains/identity/roster/widgets/artist-source.ts';
import { userReference } from '#web/domains/identity/user/widgets/user-reference.ts';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { formatMoney, formatRate, useFormat } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { MoneySums, summed } from '#web/ui/list/money-sums.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import type { ListState } from '#web/ui/list/search.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { LineCard } from '#web/ui/record/line-card.tsx';
import { listSource } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';

const page = getRouteApi('/app/money/commission');
const DEFAULT_SORT = '-date';
const { list, sums, export: exportRoute } = commissionContract.routes;
const asked = (at: ListState) => requestOf(COMMISSION_LIST, at, { defaultSort: DEFAULT_SORT });
const SOURCE = listSource(list, asked);
type Search = ReturnType<typeof page.useSearch>;

/** The figures of a row, as columns and facts show them. */
function useFigures() {
  const { t } = useLingui();
  const { day } = useFormat();
  const money = (minor: number, { currency }: CommissionRow) => formatMoney(minor, currency);
  return [
    {
      id: 'date',
      header: t`Date`,
      sort: 'date',
      width: '150px',
      show: (row: CommissionRow) => day(row, { year: true }),
    },
    {
      id: 'show',
      header: t`Show`,
      width: 'minmax(160px, 2fr)',
      show: ({ number, title }: CommissionRow) => `${number} ${title}`,
    },
    {
      id: 'agent',
      header: t`Agent`,
      width: 'minmax(110px, 1fr)',
      show: ({ agent }: CommissionRow) => agent || t`No agent`,
    },
    { id: 'fee', header: t`Fee`, width: '120px', show: (row: CommissionRow) => money(row.fee, row) },
    { id: 'base', header: t`Calculated on`, width: '120px', show: (row: CommissionRow) => money(row.base, row) },
    { id: 'rate', header: t`Rate`, width: '80px', show: ({ rate }: CommissionRow) => formatRate(rate) },
    {
      id: 'commission',
      header: t`Commission`,
      width: '120px',
      show: (row: CommissionRow) => money(row.commission, row),
    },
    { id: 'weight', header: t`Share`, width: '80px', show: ({ weight }: CommissionRow) => formatRate(weight) },
    {
      id: 'amount',
      header: t`Amount`,
      sort: 'amount',
      width: '120px',
      show: (row: CommissionRow) => money(row.amount, row),
    },
  ] as const;
}
const FIRST = ['date', 'show', 'agent', 'amount'];
const TEXTS = ['date', 'show', 'agent'];

function useColumns(): readonly ListColumn<CommissionRow>[] {
  return useFigures().map(({ id, header, width, show, ...rest }) => ({
    id,
    header,
    width,
    ...('sort' in rest ? { sort: rest.sort } : {}),
    priority: FIRST.includes(id) ? 1 : 2,
    ...(TEXTS.includes(id) ? {} : { align: 'right' as const }),
    cell: (row) => <span className={id === 'amount' ? 'num strong' : 'num'}>{show(row)}</span>,
  }));
}

function useFilters({ agent, artist }: Search): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const currencies = useCurrencyCodes().map((code) => ({ value: code, label: code }));
  useKnownNames([
    ...idsIn(agent).map((id) => ({ source: userReference, id })),
    ...idsIn(artist).map((id) => ({ source: everyArtist, id })),
  ]);
  return [
    usePeriodFilter(),
    referenceFilter({ id: 'agent', label: t`Agent`, search: userReference.search, relations }),
    flagFilter({ id: 'assigned', label: t`Agent named`, yes: t`yes`, no: t`no`, relation: relations.is }),
    referenceFilter({ id: 'artist', label: t`Artist`, search: everyArtist.search, relations }),
    choiceFilter({ id: 'currency', label: t`Currency`, options: currencies, relations }),
  ];
}

function CommissionSum({ search, total }: { readonly search: Search; readonly total: number | undefined }) {
  const query = queryOf(sums, { body: summed(asked(search)) });
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <MoneySums
      count={total !== undefined && <Plural value={total} one="# share" other="# shares" />}
      rows={data?.rows ?? []}
      say={(row) => formatMoney(row.total, row.currency)}
      short={(row) => formatMoney(row.total, row.currency)}
    />
  );
}

const excelOf = (request: ListRequest) =>
  call(exportRoute, { body: { ...(request as ReturnType<typeof asked>), locale: currentLocale() } });

function Preview({ row }: { readonly row: CommissionRow }) {
  return (
    <>
      <h2 className="strong">{row.title}</h2>
      <Facts items={useFigures().map(({ id, header, show }) => ({ id, label: header, value: show(row) }))} />
    </>
  );
}

function Card({ row }: { readonly row: CommissionRow }) {
  const { day } = useFormat();
  return (
    <LineCard
      title={row.title}
      side={<span className="num">{formatMoney(row.amount, row.currency)}</span>}
      text={[day(row), row.agent].filter(Boolean).join(' · ')}
    />
  );
}

/** The commission of played shows, a row for each agent of a show. A row opens its show. */
export function CommissionPage() {
  const { t } = useLingui();
  const address = useListSearch(page);
  return (
    <RecordList<CommissionRow, Search>
      id="commission"
      base="/money/commission"
      pathOf={({ id }) => `/show/${id.split('-')[0]}`}
      title={t`Commission`}
      query={SOURCE}
      summary={(total) => <CommissionSum search={address.search} total={total} />}
      tools={(request) => <ExcelButton make={() => excelOf(request)} />}
      columns={useColumns()}
      filters={useFilters(address.search)}
      rowLabel={({ title, agent }) => [title, agent].filter(Boolean).join(', ')}
      {...address}
      searchLabel={t`Search commission`}
      defaultSort={DEFAULT_SORT}
      emptyTitle={t`No commission yet`}
      emptyText={t`Commission is earned when a show is played. Save its deal to see it here.`}
      preview={(row) => <Preview row={row} />}
      card={(row) => <Card row={row} />}
    />
  );
}
