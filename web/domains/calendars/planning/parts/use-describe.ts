import { useLingui } from '@lingui/react/macro';
import { type Appointment, lookOf, nameOf, saidTimes } from '../model/appointment.ts';
import { minuteOf } from '../model/clock.ts';
import { spanOf } from '../model/span.ts';
import { useDates } from './use-dates.ts';

export type Marks = { night: boolean; conflict: boolean };

/** All that a bar shows by colour, shape and place, said in words. */
export function useDescribe(): (item: Appointment, artist: string, marks: Marks) => string {
  const { t } = useLingui();
  const dates = useDates();
  return (item, artist, { night, conflict }) => {
    const { from, to } = spanOf(item);
    const first = dates.short(from);
    const last = dates.short(to);
    const { start, end } = saidTimes(item, (at) => dates.clock(minuteOf(at)));
    const look = lookOf(item);
    const rank = item.rank;
    const words = [
      nameOf(item),
      item.title !== nameOf(item) && item.title,
      artist,
      from === to ? first : t`${first} to ${last}`,
      item.isAllDay ? t`all day` : t`${start} to ${end}`,
      item.status.name,
      look === 'request' && t`request`,
      look === 'option' && rank !== undefined && t`rank ${rank}`,
      look === 'off' && t`unavailable`,
      night && t`night`,
      conflict && t`conflict`,
    ];
    return words.filter(Boolean).join(', ');
  };
}
