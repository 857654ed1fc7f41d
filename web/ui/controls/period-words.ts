import { useLingui } from '@lingui/react/macro';
import { isoWeek, type LocalDate, quarterOf, yearOf } from '#shared/kernel/time/date.ts';
import { type Period, type PeriodType, unitOf } from '#shared/kernel/time/period.ts';
import { formatDay, formatMonth } from '#web/platform/format.ts';

const day = (date: LocalDate): string => formatDay({ date }, { year: true });

/** Names of the period types and the sentence that stands for a period. */
export function usePeriodWords() {
  const { t } = useLingui();
  const names: Readonly<Record<PeriodType, string>> = {
    perYear: t`Per year`,
    perQuarter: t`Per quarter`,
    perMonth: t`Per month`,
    perWeek: t`Per week`,
    perDay: t`Per day`,
    from: t`From`,
    fromToday: t`From today`,
    untilAndIncluding: t`To`,
    fromUntilAndIncluding: t`From, to`,
    currentYear: t`Current year`,
    currentWeek: t`Current week`,
    currentMonth: t`Current month`,
    currentDay: t`Today`,
    currentQuarter: t`Current quarter`,
  };
  const unitText = ({ period, start }: Period): string => {
    const unit = unitOf(period);
    const year = yearOf(start);
    if (unit === 'year') return String(year);
    if (unit === 'quarter') return t`Quarter ${quarterOf(start)}, ${year}`;
    if (unit === 'month') return formatMonth(start);
    if (unit !== 'week') return day(start);
    const iso = isoWeek(start);
    return t`Week ${iso.week}, ${iso.year}`;
  };
  const text = (value: Period): string => {
    const [start, end] = [day(value.start), day(value.end)];
    if (unitOf(value.period)) return unitText(value);
    if (value.period === 'untilAndIncluding') return t`Until ${end}`;
    if (value.period === 'fromUntilAndIncluding') return t`From ${start} to ${end}`;
    return t`From ${start}`;
  };
  return { names, text };
}
