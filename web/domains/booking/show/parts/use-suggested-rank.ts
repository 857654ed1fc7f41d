import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isSameDate, nextRank } from '#shared/domains/booking/show/rules.ts';
import type { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import type { ShowValues } from '../model/form.ts';
import { conflictsQuery } from '../widgets/show-queries.ts';

/** The next free rank on the date of a new option, until somebody chooses one. */
export function useSuggestedRank(form: UseFormReturn<ShowValues, unknown, ShowInput>, isChosen = false): void {
  const { control, getFieldState, resetField } = form;
  const [start, end, isNight = false, artistIds] = useWatch({
    control,
    name: ['start', 'end', 'isNight', 'artistIds'],
  });
  const { data } = useQuery({
    ...conflictsQuery({ start, end, isNight, artistIds: [...artistIds] }),
    enabled: artistIds.length > 0 && end >= start,
  });
  useEffect(() => {
    if (!data || isChosen || getFieldState('rank').isDirty) return;
    const rivals = data.rows.filter((row) => row.phase === 'options' && isSameDate(row));
    resetField('rank', { defaultValue: nextRank(rivals.map(({ rank }) => rank)) });
  }, [data, isChosen, getFieldState, resetField]);
}
