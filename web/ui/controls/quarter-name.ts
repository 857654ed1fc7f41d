import { useLingui } from '@lingui/react/macro';
import { type LocalDate, quarterOf, yearOf } from '#shared/kernel/time/date.ts';

/** The quarter of a day as its reader writes it: `Q2 2027`. */
export function useQuarterName(): (day: LocalDate) => string {
  const { t } = useLingui();
  return (day) => {
    const [quarter, year] = [quarterOf(day), yearOf(day)];
    return t`Q${quarter} ${year}`;
  };
}
