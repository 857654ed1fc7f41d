import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { yearOf } from '#shared/kernel/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { totalsOf } from '#web/ui/totals/sums.ts';
import { TotalBars } from '#web/ui/totals/total-bars.tsx';
import { TotalTable } from '#web/ui/totals/total-table.tsx';
import { AMOUNTS, type Amount, TOTALS_BY, type TotalSearch } from '../model.ts';
import { useSettlementNames } from '../widgets/settlement-mark.tsx';

const route = getRouteApi('/app/invoice/total');
const { totalsData, totalPerOwner } = invoiceContract.routes;
/** Years before this one that can be chosen: nothing is issued after today. */
const YEARS_BEFORE = 6;

type Row = Readonly<Record<Amount | 'count', number>> & { readonly name: string; readonly currency: string };

/** The sums of a year, by how far they are settled or by owner; undefined while they are asked for. */
function useTotals(year: number, by: TotalSearch['by'], amount: Amount) {
  const names: Readonly<Record<string, string>> = useSettlementNames();
  const ask = { placeholderData: keepPreviousData };
  const settled = useQuery({ ...queryOf(totalsData, { query: { year } }), ...ask, enabled: by !== 'owner' });
  const owned = useQuery({ ...queryOf(totalPerOwner, { query: { year } }), ...ask, enabled: by === 'owner' });
  const ofSettlement = settled.data?.rows.map((row) => ({ ...row, name: names[row.settlement] ?? row.settlement }));
  const rows: readonly Row[] | undefined = by === 'owner' ? owned.data?.rows : ofSettlement;
  if (!rows) return undefined;
  const { groups, all } = totalsOf(
    rows,
    ({ name }) => name,
    (row) => row[amount],
  );
  return { groups: groups.map((group) => ({ ...group, name: group.key })), all };
}

function useWords() {
  const { t } = useLingui();
  return {
    by: { settlement: t`Payment`, owner: t`Owner` },
    amount: { total: t`With VAT`, net: t`Without VAT`, tax: t`VAT`, open: t({ context: 'amount', message: 'Open' }) },
  };
}

interface ControlsProps {
  readonly shown: { readonly year: number; readonly by: string; readonly amount: string };
  readonly onChange: (change: TotalSearch) => void;
}
function Controls({ shown, onChange }: ControlsProps) {
  const { t } = useLingui();
  const words = useWords();
  const first = yearOf(localToday()) - YEARS_BEFORE;
  const years = new Set([...Array.from({ length: YEARS_BEFORE + 1 }, (_, i) => first + i), shown.year]);
  return (
    <div className="tt-c">
      <Field label={t`Year of the invoice`}>
        <Select
          options={[...years].sort().map((year) => ({ value: `${year}`, label: `${year}` }))}
          value={`${shown.year}`}
          onChange={({ target }) => onChange({ year: Number(target.value) })}
        />
      </Field>
      <Field label={t`Totals by`}>
        <Select
          options={TOTALS_BY.map((value) => ({ value, label: words.by[value] }))}
          value={shown.by}
          onChange={({ target }) => onChange({ by: TOTALS_BY.find((by) => by === target.value) })}
        />
      </Field>
      <Field label={t`Amounts`}>
        <Select
          options={AMOUNTS.map((value) => ({ value, label: words.amount[value] }))}
          value={shown.amount}
          onChange={({ target }) => onChange({ amount: AMOUNTS.find((amount) => amount === target.value) })}
        />
      </Field>
    </div>
  );
}

/** Number and sums of what was issued in a year, credit notes taken off. */
export function InvoiceTotalPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useWords();
  const search = route.useSearch();
  const { year = yearOf(localToday()), by = 'settlement', amount = 'total' } = search;
  const totals = useTotals(year, by, amount);
  const onChange = (change: TotalSearch) =>
    void navigate({ to: '/invoice/total', search: { ...search, ...change }, replace: true });
  return (
    <>
      <Crumbs items={[{ label: <Trans>Invoices</Trans>, to: '/invoice' }, { label: <Trans>Totals</Trans> }]} />
      <PageHead title={<Trans>Totals of invoices</Trans>} />
      <div className="scroll">
        <div className="tt-p">
          <Controls shown={{ year, by, amount }} onChange={onChange} />
          {!totals && <SkeletonLines lines={10} />}
          {totals?.all.count === 0 && <EmptyState title={<Trans>No invoices of this year</Trans>} />}
          {totals && totals.all.count > 0 && (
            <>
              {totals.groups.length > 1 && <TotalBars {...totals} />}
              <TotalTable
                label={t`Totals of invoices`}
                groups={totals.groups}
                all={totals.all}
                words={{
                  group: words.by[by],
                  count: t`Invoices`,
                  all: t`All invoices`,
                  amount: (code) => `${words.amount[amount]} ${code}`,
                }}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}
