import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import {
  type ShowTotalRequest,
  type ShowTotals,
  showTotalContract,
} from '#shared/domains/booking/show-total/contract.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { formatNumber, useFormat } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TotalTable } from '#web/ui/totals/total-table.tsx';
import type { ShowSearch } from '../model/search.ts';
import { type TotalSearch, totalRequestOf } from '../model/total-search.ts';
import { TotalControls } from '../parts/totals/total-controls.tsx';
import { useGroupName, useTotalNames } from '../parts/totals/total-words.ts';
import { useShowFilters } from '../parts/use-show-filters.tsx';
import '#web/ui/list/list.css';
import { Later } from '#web/ui/later.tsx';

const route = getRouteApi('/app/show/total');
const { totals: totalsRoute, export: exportRoute } = showTotalContract.routes;
const TotalChart = part(async () => (await import('#web/ui/totals/total-chart.tsx')).TotalChart);

type TotalsProps = Readonly<{ totals: ShowTotals; search: TotalSearch }>;
function Chart({ totals, search }: TotalsProps) {
  const { t } = useLingui();
  const own = useMe().tenant.currency;
  const nameOf = useGroupName(totals.by);
  const currencies = totals.sums.map(({ currency }) => currency);
  const asked = search.bars ?? currencies.find((code) => code === own) ?? currencies[0];
  const currency = currencies.find((code) => code === asked);
  const bars = totals.groups.map((group) => {
    const minor = group.sums.find((sum) => sum.currency === currency)?.minor ?? 0;
    return { name: nameOf(group), value: currency ? minor / 10 ** exponentOf(currency) : group.count };
  });
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), bars[0] ?? { name: '', value: 0 });
  const what = currency ? t`Fees ${currency}` : t`Number of shows`;
  const [name, figure] = [most.name, formatNumber(most.value)];
  return (
    <Later lines={6}>
      <TotalChart bars={bars} label={t`${what}: highest in ${name}, ${figure}. The table has every figure.`} />
    </Later>
  );
}

function Rates({ totals, into }: { readonly totals: ShowTotals; readonly into: string }) {
  const { day } = useFormat();
  const rates = totals.rates
    .map(({ currency, rate, date }) => `${rate} ${currency} (${day({ date }, { year: true })})`)
    .join(', ');
  const missing = totals.missing.join(', ');
  return (
    <>
      {rates && (
        <p className="meta">
          <Trans>
            1 {into} is {rates}
          </Trans>
        </p>
      )}
      {missing && (
        <Notice tone="amber">
          <Trans>No rate for {missing} on this day: fees in that currency are not included.</Trans>
        </Notice>
      )}
    </>
  );
}

function Table({ totals, into }: { readonly totals: ShowTotals; readonly into: string | undefined }) {
  const { t } = useLingui();
  const names = useTotalNames();
  const nameOf = useGroupName(totals.by);
  const amount = (currency: string) => t`Fees ${currency}`;
  return (
    <TotalTable
      label={t`Totals of shows`}
      groups={totals.groups.map((group) => ({ ...group, name: nameOf(group) }))}
      all={totals}
      apart={
        totals.cancelled.count > 0 ? { ...totals.cancelled, name: t`Cancelled or released, not included` } : undefined
      }
      words={{ group: names[totals.by], count: t`Shows`, all: t`All shows`, amount }}
      into={into}
    />
  );
}

function Totals({ totals, search }: TotalsProps) {
  if (totals.count + totals.cancelled.count === 0) return <EmptyState title={<Trans>No shows</Trans>} />;
  return (
    <>
      {totals.groups.length > 1 && <Chart totals={totals} search={search} />}
      {search.into && <Rates totals={totals} into={search.into} />}
      {totals.by === 'artist' && (
        <p className="meta">
          <Trans>A show with several artists counts once for each of them, and once in the total.</Trans>
        </p>
      )}
      <Table totals={totals} into={search.into} />
    </>
  );
}

function ExcelButton({ request }: { readonly request: ShowTotalRequest }) {
  const body = { ...request, locale: currentLocale() };
  const saving = useMutation({ mutationFn: () => call(exportRoute, { body }), onSuccess: saveAs });
  return (
    <Button icon={<Download size={14} aria-hidden="true" />} busy={saving.isPending} onClick={() => saving.mutate()}>
      <Trans>Excel</Trans>
    </Button>
  );
}

/** Count and fees of what the list's filters leave, by month, person, status or phase; cancelled shows apart. */
export function ShowTotalPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = route.useSearch();
  const request = totalRequestOf(search, localToday());
  const { data } = useQuery({ ...queryOf(totalsRoute, { body: request }), placeholderData: keepPreviousData });
  const change = (next: Partial<TotalSearch>) =>
    void navigate({ to: '/show/total', search: { ...search, ...next }, replace: true });
  const filters = [...useShowFilters(search.of), ...useFreeFilters('show', search.of)];
  return (
    <>
      <Crumbs items={[{ label: t`Shows`, to: '/show' }, { label: t`Totals` }]} />
      <PageHead title={t`Totals of shows`}>
        <ExcelButton request={request} />
      </PageHead>
      <FilterBar<ShowSearch>
        search={search.of}
        onSearch={(of) => change({ of })}
        filters={filters}
        searchLabel={t`Filter shows`}
      />
      <div className="scroll">
        <div className="tt-p">
          <TotalControls
            search={search}
            currencies={data?.sums.map(({ currency }) => currency) ?? []}
            onChange={change}
          />
          {data ? <Totals totals={data} search={search} /> : <SkeletonLines lines={10} />}
        </div>
      </div>
    </>
  );
}
