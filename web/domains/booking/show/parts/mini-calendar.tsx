import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { timesOn } from '#shared/domains/booking/show/rules.ts';
import { changeStart } from '#shared/kernel/record/appointment.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { itemOf } from '#web/ui/record/known-items.ts';
import type { ShowValues } from '../model/form.ts';
import { dayOf } from '../model/when.ts';
import { ArtistMonth } from './artist-month.tsx';

/** The first artist's month around the day that is being filled in; a click takes another day. */
export function MiniCalendar() {
  const { setValue, getValues } = useFormContext<ShowValues>();
  const [start, end, isNight = false, artistIds] = useWatch<ShowValues, ['start', 'end', 'isNight', 'artistIds']>({
    name: ['start', 'end', 'isNight', 'artistIds'],
  });
  const [turned, setTurned] = useState<{ readonly from: string; readonly month: LocalDate }>();
  const chosen = dayOf({ start, end, isNight });
  const shown = turned?.from === chosen ? turned.month : chosen;
  const [artistId] = artistIds;
  if (!artistId) return null;
  const pick = (date: LocalDate) => {
    const { isAllDay = false, timeOfPerformance = '' } = getValues();
    const there = timesOn({ start, end, isNight }, date).start;
    const next = changeStart({ start, end, isAllDay, isNight, timeOfPerformance }, there);
    for (const name of ['start', 'end', 'isNight'] as const) setValue(name, next[name], { shouldDirty: true });
  };
  return (
    <ArtistMonth
      key={artistId}
      artistId={artistId}
      name={itemOf(artistId).value}
      month={shown}
      onMonth={(month) => setTurned({ from: chosen, month })}
      isChosen={(date) => date === chosen}
      onPick={pick}
    />
  );
}
