import { useLingui } from '@lingui/react/macro';
import { TOTALS_BY } from '#shared/domains/booking/show-total/rules.ts';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import type { TotalSearch } from '../../model/total-search.ts';
import { useTotalNames } from './total-words.ts';

interface BarsFieldProps extends Pick<TotalControlsProps, 'search' | 'currencies' | 'onChange'> {
  readonly own: string;
}
function BarsField({ search, currencies, onChange, own }: BarsFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Bars`}>
      <Select
        options={[
          { value: 'shows', label: t`Number of shows` },
          ...currencies.map((code) => ({ value: code, label: t`Fees ${code}` })),
        ]}
        value={search.bars ?? currencies.find((code) => code === own) ?? currencies[0] ?? 'shows'}
        onChange={({ target }) => onChange({ bars: target.value })}
      />
    </Field>
  );
}

interface TotalControlsProps {
  readonly search: TotalSearch;
  readonly currencies: readonly string[];
  readonly onChange: (change: Partial<TotalSearch>) => void;
}
/** By what it is added up, what the bars show, and whether the currencies become one. */
export function TotalControls({ search, currencies, onChange }: TotalControlsProps) {
  const { t } = useLingui();
  const names = useTotalNames();
  const own = useMe().tenant.currency;
  const codes = [...new Set([own, ...currencies, ...(search.into ? [search.into] : [])])];
  const option = (value: string) => ({ value, label: value });
  return (
    <div className="tt-c">
      <Field label={t`Totals per`}>
        <Select
          options={TOTALS_BY.map((value) => ({ value, label: names[value] }))}
          value={search.by ?? 'month'}
          onChange={({ target }) => onChange({ by: TOTALS_BY.find((by) => by === target.value) })}
        />
      </Field>
      <BarsField search={search} currencies={currencies} onChange={onChange} own={own} />
      <Field label={t`Convert to one currency`}>
        <Select
          placeholder={t`No, keep currencies separate`}
          options={codes.map(option)}
          value={search.into ?? ''}
          onChange={({ target }) => onChange({ into: target.value || undefined })}
        />
      </Field>
      {search.into && (
        <Field label={t`Exchange rates of`}>
          <DatePicker
            value={search.rateOn ?? localToday()}
            onChange={(day) => onChange({ rateOn: day || undefined })}
          />
        </Field>
      )}
    </div>
  );
}
