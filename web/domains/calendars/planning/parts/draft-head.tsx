import { useFormat } from '#web/platform/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { minuteOf } from '../model/clock.ts';
import type { Draft } from '../model/draft.ts';
import { useDates } from './use-dates.ts';

/** Names the artist and the time of the new appointment. */
export function DraftHead({ draft: { artist, first, last, hours } }: { readonly draft: Draft }) {
  const { day } = useFormat();
  const { clock } = useDates();
  const [from, to] = [day({ date: first }), day({ date: last })];
  const days = from === to ? from : `${from} – ${to}`;
  const times = hours && `, ${clock(minuteOf(hours.start))} – ${clock(minuteOf(hours.end))}`;
  return (
    <div className="row">
      <Avatar name={artist.name} size={32} />
      <span className="col grow">
        <b className="strong">{artist.name}</b>
        <span className="meta num">
          {days}
          {times}
        </span>
      </span>
    </div>
  );
}
