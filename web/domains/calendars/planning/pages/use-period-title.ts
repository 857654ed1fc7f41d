import { useLingui } from '@lingui/react/macro';
import { isoWeek, yearOf } from '#shared/kernel/time/date.ts';
import { dateText, formatLongDay, formatMonth } from '#web/platform/format.ts';
import { useQuarterName } from '#web/ui/controls/quarter-name.ts';
import type { Period, Range } from '../model/range.ts';

/** `November 2026`, `Week 47, 2026`: the heading of a period in the reader's words, on phones with short names. */
export function usePeriodTitle(isPhone: boolean) {
  const { t } = useLingui();
  const quarter = useQuarterName();
  return (range: Range, { first }: Period): string => {
    if (range === 'day' && isPhone)
      return dateText(first, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
    if (range === 'day') return formatLongDay(first, { year: true });
    if (range === 'month') return formatMonth(first);
    if (range === 'year') return String(yearOf(first));
    if (range === 'quarter') return quarter(first);
    const { week, year } = isoWeek(first);
    return t`Week ${week}, ${year}`;
  };
}
