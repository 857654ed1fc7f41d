import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type Period, periodAt } from '#shared/kernel/time/period.ts';
import { localToday } from '#web/platform/today.ts';
import { PeriodFilter } from '../controls/period-filter.tsx';

type EditorProps = Readonly<{ value: Period | undefined; onChange: (value: Period) => void }>;
/** Begins with "from today": what it shows is what it filters by. */
export function PeriodEditor({ value, onChange }: EditorProps) {
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
