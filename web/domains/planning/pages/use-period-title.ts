import { useLingui } from '@lingui/react/macro';
import { isoWeek, yearOf } from '#shared/kernel/date.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { useQuarterName } from '#web/ui/controls/quarter-name.ts';
import type { Period, Range } from '../model/range.ts';

/** `November 2026`, `Week 47, 2026`: the heading of a period in the reader's words. */
export function usePeriodTitle() {
  const { t } = useLingui();
  const quarter = useQuarterName();
  return (range: Range, { first }: Period): string => {
    const culture = currentTag();
    const day = new Date(`${first}T12:00:00Z`);
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(culture, { ...options, timeZone: 'UTC' }).format(day);
    if (range === 'day') return named({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    if (range === 'month') return named({ month: 'long', year: 'numeric' });
    if (range === 'year') return String(yearOf(first));
    if (range === 'quarter') return quarter(first);
    const { week, year } = isoWeek(first);
    return t`Week ${week}, ${year}`;
  };
}
