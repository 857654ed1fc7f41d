import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { yearOf } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { TotalPage as Totals } from '#web/ui/totals/total-page.tsx';
import { ofKind, useAgreementKind } from './kind.tsx';
import { totalSearch } from './totals.ts';

/** Years that can be chosen before this one, and after it. */
const YEARS = { before: 5, after: 2 };

/** The sums of a year, by stage or by owner; undefined while they are asked for. */
function useRows(year: number, by: 'stage' | 'owner') {
  const kind = useAgreementKind();
  const names: Readonly<Record<string, string | undefined>> = kind.useStages();
  const { totalsData, totalPerOwner } = kind.routes;
  const ask = { placeholderData: keepPreviousData };
  const ofStages = useQuery({ ...queryOf(totalsData, { query: { year } }), ...ask, enabled: by === 'stage' });
  const ofOwners = useQuery({ ...queryOf(totalPerOwner, { query: { year } }), ...ask, enabled: by === 'owner' });
  if (by === 'owner') return ofOwners.data?.rows.map((row) => ({ ...row, key: row.ownerId }));
  return ofStages.data?.rows.map((row) => ({ ...row, key: row.stage, name: names[row.stage] ?? row.stage }));
}

/** Number and sums of a year's agreements, void ones left out. */
export const TotalPage = ofKind(function TotalPage() {
  const { t } = useLingui();
  const { base, useWords } = useAgreementKind();
  const words = useWords();
  const navigate = useNavigate();
  const search = totalSearch(useSearch({ strict: false }));
  const thisYear = yearOf(localToday());
  const { year = thisYear, by = 'stage', amount = 'gross' } = search;
  const sums = { gross: (code: string) => t`Gross ${code}`, net: (code: string) => t`Net ${code}` };
  return (
    <Totals
      of={{ label: words.many, to: base }}
      words={{
        title: words.totals,
        year: t`Year of the show`,
        all: words.all,
        none: words.noneOfYear,
        amountIn: sums[amount],
      }}
      years={Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, i) => thisYear - YEARS.before + i)}
      bys={{ stage: t`Stage`, owner: t`Owner` }}
      amounts={{ gross: t`Incl. VAT`, net: t`Excl. VAT` }}
      shown={{ year, by, amount }}
      onChange={(change) => void navigate({ to: '.', search: { ...search, ...change }, replace: true })}
      rows={useRows(year, by)}
    />
  );
});
