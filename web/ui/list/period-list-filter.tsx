import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type Period, periodAt } from '#shared/kernel/period.ts';
import { withinSentence } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { PeriodFilter } from '../controls/period-filter.tsx';
import { usePeriodWords } from '../controls/period-words.ts';
import { filterOf, type ListFilter } from './filters.tsx';

interface EditorProps {
  readonly value: Period | undefined;
  readonly onChange: (value: Period) => void;
}
/** Begins with "from today": what it shows is what it filters by. */
function PeriodEditor({ value, onChange }: EditorProps) {
  const { t } = useLingui();
  const today = localToday();
  const first = periodAt('fromToday', today);
  const begin = useRef(value ? undefined : () => onChange(first));
  useEffect(() => {
    begin.current?.();
    begin.current = undefined;
  }, []);
  return (
    <div className="f-edit">
      <PeriodFilter name="date" title={t`Period`} today={today} value={value ?? first} onChange={onChange} />
    </div>
  );
}

/** The period filter of a list with dates; in the address it is `date`, read by `period`. */
export function usePeriodFilter(): ListFilter {
  const { t } = useLingui();
  const { names, text } = usePeriodWords();
  return filterOf<Period>({
    id: 'date',
    label: t`Date`,
    words: (value) => {
      if (value.period === 'fromToday') return { relation: t`from`, value: t`today` };
      if (value.period.startsWith('current')) return { relation: t`is`, value: withinSentence(names[value.period]) };
      return { relation: t`is`, value: text(value) };
    },
    editor: (value, onChange) => <PeriodEditor value={value} onChange={onChange} />,
  });
}
