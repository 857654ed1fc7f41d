import type { Stretch } from '#shared/domains/journeys/travel/clashes.ts';
import {
  type Clocks,
  changeIn,
  leavesAlike,
  legSpan,
  MAX_SEGMENTS,
  routeTitle,
  segmentRemover,
  hopTitle as titleOfHop,
} from '#shared/domains/journeys/travel/legs.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Segment, TrainEnd, TrainFields } from './schemas.ts';

type Ends = { readonly [K in 'departure' | 'arrival']: Pick<TrainEnd, 'placeName'> };
type Numbered = Pick<Segment, 'operator' | 'trainNumber'>;

/** Returns the name of a train, such as `ICE 124`, else its operator. */
export const trainName = ({ operator, trainNumber }: Numbered): string => trainNumber || operator;
const hopOf = ({ departure, arrival }: Ends) => ({ from: departure.placeName, to: arrival.placeName });
/** Returns the title of a segment: `Amsterdam Centraal → Köln Hbf`. */
export const hopTitle = (segment: Ends): string => titleOfHop(hopOf(segment));
/** Returns the title of a journey from its first to its last station. */
export const trainTitle = ({ segments }: { readonly segments: readonly Ends[] }): string =>
  routeTitle(segments.map(hopOf));

/** Returns each train as a leg for calendars. */
export const trainLegs = ({ segments }: Pick<TrainFields, 'segments'>) =>
  segments.map((segment) => ({
    title: [trainName(segment), hopTitle(segment)].filter(Boolean).join(' '),
    city: '',
    ...legSpan(segment),
  }));

/** Returns each train as a stretch from station to station. */
export const trainStretches = ({ segments }: Pick<TrainFields, 'segments'>): Stretch[] =>
  segments.map((segment) => ({ ...legSpan(segment), from: segment.departure.placeGeo, to: segment.arrival.placeGeo }));

/** The fields that decide the time to change trains. An incomplete form has them as well. */
type Between = Clocks & Ends;
/** Computes the minutes to change after a train; undefined after the last, or if the next leaves from elsewhere. */
export const changeAfter = changeIn<Between>(
  ({ arrival }, { departure }) => fold(arrival.placeName) === fold(departure.placeName),
);

type Journey = Pick<TrainFields, 'segments'>;
function checkMinutes({ segments }: Journey): void {
  if (leavesAlike(segments) >= 0) throw new AppError('train.sameMinute', { field: 'segment.departure.dateTimeLocal' });
}
/** Adds a train to a journey, in order of departure. */
export function withSegment<T extends Journey>(journey: T, segment: Segment): T {
  if (journey.segments.length >= MAX_SEGMENTS)
    throw new AppError('atMost', { field: 'segment', params: { max: MAX_SEGMENTS } });
  const before = journey.segments.filter((one) => one.departure.dateTimeLocal <= segment.departure.dateTimeLocal);
  const after = journey.segments.filter((one) => !before.includes(one));
  const added = { ...journey, segments: [...before, segment, ...after] };
  checkMinutes(added);
  return added;
}

const checkSegment = ({ segments }: Journey, id: Id): void => {
  if (!segments.some((one) => one.id === id)) throw new AppError('train.noSegment');
};
/** Replaces a train of a journey, and keeps the order of departure. */
export function changedSegment<T extends Journey>(journey: T, segment: Segment): T {
  checkSegment(journey, segment.id);
  const { segments } = journey;
  const isSameTime = ({ id, departure }: Segment) =>
    id === segment.id && departure.dateTimeLocal === segment.departure.dateTimeLocal;
  if (segments.some(isSameTime))
    return { ...journey, segments: segments.map((one) => (one.id === segment.id ? segment : one)) };
  return withSegment({ ...journey, segments: segments.filter(({ id }) => id !== segment.id) }, segment);
}

export const withoutSegment = segmentRemover('train');
