import { useLingui } from '@lingui/react/macro';
import { type Period, periodAt } from '#shared/kernel/period.ts';
import { PeriodFilter } from '../controls/period-filter.tsx';
import { usePeriodWords } from '../controls/period-words.ts';
import { localToday } from '../controls/today.ts';
import { filterOf, type ListFilter } from './filters.tsx';

/** The period filter of a list with dates; in the address it is `date`, read by `period`. */
export function usePeriodFilter(): ListFilter {
  const { t } = useLingui();
  const { names, text } = usePeriodWords();
  const today = localToday();
  return filterOf<Period>({
    id: 'date',
    label: t`Date`,
    words: (value) => {
      if (value.period === 'fromToday') return { relation: t`from`, value: t`today` };
      if (value.period.startsWith('current')) return { relation: t`is`, value: names[value.period].toLowerCase() };
      return { relation: t`is`, value: text(value) };
    },
    editor: (value, onChange) => (
      <div className="f-edit">
        <PeriodFilter
          name="date"
          title={t`Period`}
          today={today}
          value={value ?? periodAt('fromToday', today)}
          onChange={onChange}
        />
      </div>
    ),
  });
}
