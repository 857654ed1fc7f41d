import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { optionEnd } from '#shared/domains/booking/show/rules.ts';
import type { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { ShowValues } from '../model/form.ts';
import { dayOf } from '../model/when.ts';

/** The usual end of a new option, as its day changes, until somebody chooses one; `days` is missing where somebody has. */
export function useSuggestedEnd(
  { control, getFieldState, resetField }: UseFormReturn<ShowValues, unknown, ShowInput>,
  today: LocalDate,
  days: number | undefined,
): void {
  const [start, end, isNight = false] = useWatch({ control, name: ['start', 'end', 'isNight'] });
  useEffect(() => {
    if (start && days !== undefined && !getFieldState('expiresOn').isDirty) {
      resetField('expiresOn', { defaultValue: optionEnd(today, days, dayOf({ start, end, isNight })) });
    }
  }, [start, end, isNight, today, days, getFieldState, resetField]);
}
