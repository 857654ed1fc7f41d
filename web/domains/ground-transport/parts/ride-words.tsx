import { Trans } from '@lingui/react/macro';
import { placeOf } from '#shared/domains/ground-transport/rules.ts';
import type { End, GroundTransportRow } from '#shared/domains/ground-transport/schemas.ts';
import { dateOf, timeOf } from '#shared/kernel/date.ts';
import { joinNames } from '#shared/kernel/text.ts';
import { formatDay } from '#web/platform/format.ts';
import { Status } from '#web/ui/status.tsx';
import { useChoices } from './choices.tsx';

type Ride = Pick<GroundTransportRow, 'start' | 'end'>;

/** `Fri 21 May 14:00 – 14:45`; a day of its own where it arrives on another. */
export function timesText({ start, end }: Ride): string {
  const [from, to] = [start.dateTimeLocal, end.dateTimeLocal];
  const day = dateOf(to) === dateOf(from) ? '' : `${formatDay({ date: dateOf(to) })} `;
  return `${formatDay({ date: dateOf(from) })} ${timeOf(from)} – ${day}${timeOf(to)}`;
}

export const travellersText = ({ travellers }: Pick<GroundTransportRow, 'travellers'>, room = 2): string =>
  joinNames(
    travellers.map(({ name }) => name.fullName),
    room,
  );

/** What an end is called: its place, else its kind. */
export function useEndText(): (end: End) => string {
  const { typeText } = useChoices();
  return (end) => placeOf(end) || typeText(end.locationType);
}

const HOUR = 60;
/** `1 h 35 min` */
export function DurationText({ minutes }: { readonly minutes: number }) {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return <Trans>{rest} min</Trans>;
  return rest === 0 ? (
    <Trans>{hours} h</Trans>
  ) : (
    <Trans>
      {hours} h {rest} min
    </Trans>
  );
}

/** The dot has the ride's own colour. */
export function PhaseMark({ ride }: { readonly ride: Pick<GroundTransportRow, 'phase' | 'routeHexColor'> }) {
  const { phaseText } = useChoices();
  return (
    <Status color={ride.routeHexColor} phase={ride.phase}>
      {phaseText(ride.phase)}
    </Status>
  );
}
