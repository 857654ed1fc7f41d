import { useFormat } from '#web/platform/format.ts';

/** The words for a moment in the reader's own zone: its day, or its day and time. */
export function useMoments() {
  const { day, time } = useFormat();
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const dayOf = (instant: string) => day({ instant, zone }, { year: true });
  return { day: dayOf, moment: (instant: string) => `${dayOf(instant)}, ${time(instant, zone)}` };
}
