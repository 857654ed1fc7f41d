import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { useFormat } from '#web/platform/format.ts';
import type { RouteConflict } from './routes-model.ts';

/** Explains a conflict between two shows, and names the other show. */
export function useConflictText(): (conflict: RouteConflict) => string {
  const { t } = useLingui();
  const { day } = useFormat();
  return useMemo(
    () =>
      ({ kind, other: { letter, venueName, ...other } }) => {
        const name = `${letter} ${venueName}, ${day({ date: showDay(other) })}`;
        const words = {
          overlap: t`At the same time as ${name}`,
          travelTime: t`Not enough travel time: ${name}`,
          exclusivity: t`Exclusivity: ${name}`,
          sameDay: t`On the same day as ${name}`,
        };
        return words[kind];
      },
    [t, day],
  );
}
