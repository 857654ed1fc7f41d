import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { yearOf } from '#shared/kernel/time/date.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import type { MoneySearch } from '../model/search.ts';

/** Years before this one, and after it: shows are expected in these too. */
const YEARS = { before: 6, after: 2 };

interface ControlsProps {
  readonly shown: MoneySearch & { readonly year: number; readonly currency: string };
  readonly currencies: readonly string[];
  readonly onChange: (change: MoneySearch) => void;
}
/** The year, the bookkeeping and the currency of the page. */
export function MoneyControls({ shown, currencies, onChange }: ControlsProps) {
  const { t } = useLingui();
  const can = useCan();
  const { data } = useQuery({ ...allMasters(bookkeepingContract.routes.list), enabled: can('masterData.read') });
  const books = (data?.rows ?? []).map(({ id, name }) => ({ value: id as string, label: name }));
  const first = yearOf(localToday()) - YEARS.before;
  const years = Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, i) => first + i);
  return (
    <div className="tt-c">
      <Field label={t`Year`}>
        <Select
          options={[...new Set([...years, shown.year])].sort().map((year) => ({ value: `${year}`, label: `${year}` }))}
          value={`${shown.year}`}
          onChange={({ target }) => onChange({ year: Number(target.value) })}
        />
      </Field>
      <Field label={t`Bookkeeping`}>
        <Select
          options={[{ value: '', label: t`All bookkeepings` }, ...books]}
          value={shown.bookkeeping ?? ''}
          onChange={({ target }) => onChange({ bookkeeping: target.value || undefined })}
        />
      </Field>
      <Field label={t`Currency`}>
        <Select
          options={currencies.map((code) => ({ value: code, label: code }))}
          value={shown.currency}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
      </Field>
    </div>
  );
}
