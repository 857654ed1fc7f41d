import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { yearOf } from '#shared/kernel/date.ts';
import { exponentOf } from '#shared/kernel/money.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TotalTable } from '#web/ui/totals/total-table.tsx';
import { ofKind, usePaperKind } from './kind.tsx';
import { AMOUNTS, type Amount, type Group, TOTALS_BY, type TotalSearch, totalSearch, totalsOf } from './totals.ts';

const TotalChart = part(async () => (await import('#web/ui/totals/total-chart.tsx')).TotalChart);
/** Years that can be chosen before this one, and after it. */
const YEARS = { before: 5, after: 2 };

type Named = Group & { readonly name: string };

/** The sums of a year, by stage or by owner. */
function useTotals(year: number, by: TotalSearch['by'], amount: Amount) {
  const kind = usePaperKind();
  const stages = kind.useStages();
  const { totalsData, totalPerOwner } = kind.routes;
  const ask = { placeholderData: keepPreviousData };
  const ofStages = useQuery({ ...queryOf(totalsData, { query: { year } }), ...ask, enabled: by !== 'owner' });
  const ofOwners = useQuery({ ...queryOf(totalPerOwner, { query: { year } }), ...ask, enabled: by === 'owner' });
  if (by === 'owner') {
    const rows = ofOwners.data?.rows;
    const nameOf = (key: string) => rows?.find(({ ownerId }) => ownerId === key)?.name ?? '';
    return (
      rows &&
      named(
        totalsOf(rows, ({ ownerId }) => ownerId, amount),
        nameOf,
      )
    );
  }
  const rows = ofStages.data?.rows;
  const nameOf = (key: string) => Object.entries(stages).find(([stage]) => stage === key)?.[1] ?? key;
  return (
    rows &&
    named(
      totalsOf(rows, ({ stage }) => stage, amount),
      nameOf,
    )
  );
}
const named = ({ groups, all }: ReturnType<typeof totalsOf>, nameOf: (key: string) => string) => ({
  groups: groups.map((group): Named => ({ ...group, name: nameOf(group.key) })),
  all,
});

/** Bars in the agency's currency, or in the first there is. */
function Chart({ groups, all }: NonNullable<ReturnType<typeof useTotals>>) {
  const { t } = useLingui();
  const own = useMe().tenant.currency;
  const currency = (all.sums.find((sum) => sum.currency === own) ?? all.sums[0])?.currency ?? own;
  const bars = groups.map(({ name, sums }) => {
    const minor = sums.find((sum) => sum.currency === currency)?.minor ?? 0;
    return { name, value: minor / 10 ** exponentOf(currency) };
  });
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), bars[0] ?? { name: '', value: 0 });
  const [name, figure] = [most.name, formatNumber(most.value)];
  return (
    <Later lines={6}>
      <TotalChart bars={bars} label={t`${currency}: most in ${name}, ${figure}. The table has every figure.`} />
    </Later>
  );
}

interface ControlsProps {
  readonly shown: { readonly year: number; readonly by: string; readonly amount: string };
  readonly onChange: (change: TotalSearch) => void;
}
function Controls({ shown, onChange }: ControlsProps) {
  const { t } = useLingui();
  const first = yearOf(localToday()) - YEARS.before;
  const years = Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, i) => first + i);
  const bys = { stage: t`Stage`, owner: t`Owner` };
  const amounts = { gross: t`With VAT`, net: t`Without VAT` };
  return (
    <div className="tt-c">
      <Field label={t`Year of the show`}>
        <Select
          options={[...new Set([...years, shown.year])].sort().map((year) => ({ value: `${year}`, label: `${year}` }))}
          value={`${shown.year}`}
          onChange={({ target }) => onChange({ year: Number(target.value) })}
        />
      </Field>
      <Field label={t`Totals by`}>
        <Select
          options={TOTALS_BY.map((value) => ({ value, label: bys[value] }))}
          value={shown.by}
          onChange={({ target }) => onChange({ by: TOTALS_BY.find((by) => by === target.value) })}
        />
      </Field>
      <Field label={t`Amounts`}>
        <Select
          options={AMOUNTS.map((value) => ({ value, label: amounts[value] }))}
          value={shown.amount}
          onChange={({ target }) => onChange({ amount: AMOUNTS.find((amount) => amount === target.value) })}
        />
      </Field>
    </div>
  );
}

/** Number and sums of a year's papers, void ones left out. */
export const TotalPage = ofKind(function TotalPage() {
  const { t } = useLingui();
  const { base, useWords } = usePaperKind();
  const words = useWords();
  const navigate = useNavigate();
  const search = totalSearch(useSearch({ strict: false }));
  const { year = yearOf(localToday()), by = 'stage', amount = 'gross' } = search;
  const totals = useTotals(year, by, amount);
  const onChange = (change: TotalSearch) => void navigate({ to: '.', search: { ...search, ...change }, replace: true });
  const sums = { gross: (code: string) => t`Gross ${code}`, net: (code: string) => t`Net ${code}` };
  const group = by === 'owner' ? t`Owner` : t`Stage`;
  return (
    <>
      <Crumbs items={[{ label: words.many, to: base }, { label: <Trans>Totals</Trans> }]} />
      <PageHead title={words.totals} />
      <div className="scroll">
        <div className="tt-p">
          <Controls shown={{ year, by, amount }} onChange={onChange} />
          {!totals && <SkeletonLines lines={10} />}
          {totals?.all.count === 0 && <EmptyState title={words.noneOfYear} />}
          {totals && totals.all.count > 0 && (
            <>
              {totals.groups.length > 1 && <Chart {...totals} />}
              <TotalTable
                label={words.totals}
                groups={totals.groups}
                all={totals.all}
                words={{ group, count: words.many, all: words.all, amount: sums[amount] }}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
});
