import { groundTransportTimes } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { End, GroundTransport, GroundTransportInput } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { at, type LocalDate } from '#shared/kernel/time/date.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { blankTravel, travelValues } from '#web/domains/journeys/travel/widgets/travel-values.ts';

/** The values of the form: the input, but with kinds of places and a duration that may still be empty. */
export interface GroundTransportValues extends Omit<GroundTransportInput, 'start' | 'end' | 'duration'> {
  duration: number | null | undefined;
  start: End;
  end: End;
}
export type EndName = 'start' | 'end';

const FIRST_HOUR = '10:00';
const blankEnd = (date: LocalDate): End => ({
  dateTimeLocal: at(date, FIRST_HOUR),
  locationType: 'unknown',
  locationTypeOther: '',
  placeId: '',
  placeName: '',
  placeAddress: '',
});

export const blankGroundTransport = (date: LocalDate, artistId: string | undefined): GroundTransportValues => ({
  ...blankTravel(artistId),
  routeHexColor: DEFAULT_HEX_COLOR,
  departArriveSelect: 'departAt',
  duration: undefined,
  routePolyline: '',
  googleDirectionsStatus: '',
  driver: { name: '', mobile: '', email: '', vehicleModel: '' },
  start: blankEnd(date),
  end: blankEnd(date),
});

export function valuesOf(groundTransport: GroundTransport): EveryField<GroundTransportValues> {
  const { start, end, driver, ...fields } = groundTransport;
  const endOf = ({ letter: _, zone: _zone, ...rest }: GroundTransport['start'] | GroundTransport['end']): End => ({
    ...rest,
  });
  return {
    ...travelValues(groundTransport),
    routeHexColor: fields.routeHexColor,
    departArriveSelect: fields.departArriveSelect,
    duration: fields.duration,
    durationEstimate: fields.durationEstimate,
    distance: fields.distance,
    routePolyline: fields.routePolyline,
    googleDirectionsStatus: fields.googleDirectionsStatus,
    driver: { ...driver },
    start: endOf(start),
    end: endOf(end),
  };
}

/** Returns the time of the end that follows from the duration; undefined without a duration. */
export function followingTime({
  duration,
  ...groundTransport
}: GroundTransportValues): { name: EndName; time: string } | undefined {
  if (!duration || !Number.isInteger(duration) || duration < 0) return undefined;
  const name = groundTransport.departArriveSelect === 'departAt' ? 'end' : 'start';
  return { name, time: groundTransportTimes({ ...groundTransport, duration })[name] };
}
