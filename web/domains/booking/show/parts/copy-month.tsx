import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { daysOver, withRun } from '../model/copy-dates.ts';
import type { CopyInput } from '../model/copy-input.ts';
import { ArtistMonth } from './artist-month.tsx';
import { useDayDrag } from './use-day-drag.ts';

interface CopyMonthProps {
  readonly artist: Show['artists'][number];
  /** The day that is copied. */
  readonly from: LocalDate;
}
/** Days for the copies, in the artist's month: a click takes one, a drag or Shift a run of them. */
export function CopyMonth({ artist, from }: CopyMonthProps) {
  const { setValue, getValues } = useFormContext<CopyInput>();
  const dates = useWatch<CopyInput, 'dates'>({ name: 'dates' });
  const [month, setMonth] = useState(dates[0] ?? from);
  const last = useRef<LocalDate>(undefined);
  const take = (run: readonly LocalDate[]) => {
    last.current = run.at(-1);
    setValue('dates', withRun(getValues('dates'), run), { shouldDirty: true, shouldValidate: true });
  };
  const drag = useDayDrag(take);
  return (
    <>
      <ArtistMonth
        artistId={artist.artistId}
        name={artist.name}
        month={month}
        onMonth={setMonth}
        isChosen={(date) => dates.includes(date) || drag.run.includes(date)}
        onPick={(date, isExtended) => take(isExtended && last.current ? daysOver(last.current, date) : [date])}
        box={{ ...drag.handlers, className: 'sh-drag' }}
      />
      <p className="micro">
        <Trans>Drag or Shift-click to select several days</Trans>
      </p>
    </>
  );
}
