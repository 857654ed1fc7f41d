import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { otherCity } from '#shared/domains/journeys/travel/clocks.ts';
import { type Clocks, daysLater, legMinutes } from '#shared/domains/journeys/travel/legs.ts';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { formatDay } from '#web/platform/format.ts';
import { ChangeNote } from './change-note.tsx';
import { DurationText } from './duration-text.tsx';
import './segments.css';

interface Stop {
  readonly name: string;
  /** Of the place: terminal, platform, address. */
  readonly notes: readonly string[];
}
/** A stretch of a journey, as its page draws it. */
export interface Stretch extends Clocks {
  readonly id: string;
  readonly name: ReactNode;
  readonly details: readonly string[];
  readonly from: Stop;
  readonly to: Stop;
  /** Minutes to change in after it, and where; none after the last. */
  readonly change: ComponentProps<typeof ChangeNote>;
}

interface StopLineProps {
  readonly stop: Stop;
  readonly at: LocalDateTime;
  /** By whose clock, where that of the other end is another. */
  readonly city: string;
  readonly later?: number;
}
function StopLine({ stop, at, city, later }: StopLineProps) {
  const notes = stop.notes.filter(Boolean).join(' · ');
  return (
    <li>
      <span className="num">
        <b>{timeOf(at)}</b>
        {later ? (
          // The day below says it too.
          <sup aria-hidden="true">{later > 0 ? `+${later}` : later}</sup>
        ) : null}
        {city && <span className="meta">{city}</span>}
        <span className="meta">{formatDay({ date: dateOf(at) })}</span>
      </span>
      <span className="stop-dot" aria-hidden="true" />
      <span className="col">
        <span className="strong">{stop.name}</span>
        {notes && <span className="meta">{notes}</span>}
      </span>
    </li>
  );
}

function StretchItem({ stretch, icon }: { readonly stretch: Stretch; readonly icon: ReactNode }) {
  const { departure, arrival } = stretch;
  const minutes = legMinutes(stretch);
  return (
    <li>
      <div className="stretch-h">
        {icon}
        <b>{stretch.name}</b>
        {minutes !== undefined && (
          <span className="meta num">
            <DurationText minutes={minutes} />
          </span>
        )}
        <span className="meta">{stretch.details.filter(Boolean).join(' · ')}</span>
      </div>
      <ol className="stops">
        <StopLine
          stop={stretch.from}
          at={departure.dateTimeLocal}
          city={otherCity(departure.dateTimeLocal, departure.zone, arrival.zone)}
        />
        <StopLine
          stop={stretch.to}
          at={arrival.dateTimeLocal}
          city={otherCity(arrival.dateTimeLocal, arrival.zone, departure.zone)}
          later={daysLater(stretch)}
        />
      </ol>
    </li>
  );
}

/** All stretches in their order, each by the clocks of its places, and how long there is to change between them. */
export const Journey = ({ stretches, icon }: { readonly stretches: readonly Stretch[]; readonly icon: ReactNode }) => (
  <ol className="stretches">
    {stretches.map((stretch) => (
      <Fragment key={stretch.id}>
        <StretchItem stretch={stretch} icon={icon} />
        {stretch.change.minutes !== undefined && (
          <li className="stretch-change">
            <ChangeNote {...stretch.change} />
          </li>
        )}
      </Fragment>
    ))}
  </ol>
);
