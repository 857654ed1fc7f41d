import { type Clocks, changeMinutes, leavesAlike, legSpan, MAX_SEGMENTS } from '#shared/domains/travel/legs.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { fold } from '#shared/kernel/text.ts';
import type { Segment, TrainEnd, TrainFields } from './schemas.ts';

type Ends = { readonly [K in 'departure' | 'arrival']: Pick<TrainEnd, 'placeName'> };
type Numbered = Pick<Segment, 'operator' | 'trainNumber'>;

/** `ICE 124`, else who runs it. */
export const trainName = ({ operator, trainNumber }: Numbered): string => trainNumber || operator;
/** `Amsterdam Centraal → Köln Hbf` */
export const hopTitle = ({ departure, arrival }: Ends): string => `${departure.placeName} → ${arrival.placeName}`;

const isSame = (a: Pick<TrainEnd, 'placeName'>, b: Pick<TrainEnd, 'placeName'>) =>
  fold(a.placeName) === fold(b.placeName);

/** From where to where in all; where one goes on from elsewhere, both: `A → B, C → D`. */
export function trainTitle({ segments }: { readonly segments: readonly Ends[] }): string {
  const parts = segments.map((segment, i) => {
    const before = segments[i - 1];
    if (!before) return hopTitle(segment);
    return isSame(before.arrival, segment.departure) ? ` → ${segment.arrival.placeName}` : `, ${hopTitle(segment)}`;
  });
  return parts.join('');
}

/** Each train as calendars draw it. */
export const trainLegs = ({ segments }: Pick<TrainFields, 'segments'>) =>
  segments.map((segment) => ({
    title: [trainName(segment), hopTitle(segment)].filter(Boolean).join(' '),
    city: '',
    ...legSpan(segment),
  }));

/** When the journey leaves and when it is over, by the clocks of its first and last station. */
export const trainSpan = ({ segments }: Pick<TrainFields, 'segments'>) => ({
  start: segments[0]?.departure.dateTimeLocal ?? '',
  end: segments.at(-1)?.arrival.dateTimeLocal ?? '',
});

/** What changing goes by; a form that is not complete has it too. */
type Stretch = Clocks & Ends;
/** Minutes to change in after a train; undefined after the last, and where one does not go on from there. */
export function changeAfter(segments: readonly Stretch[], i: number): number | undefined {
  const [before, after] = [segments[i], segments[i + 1]];
  return before && after ? changeMinutes(before, after, isSame(before.arrival, after.departure)) : undefined;
}

type Journey = Pick<TrainFields, 'segments'>;
function checkMinutes({ segments }: Journey): void {
  if (leavesAlike(segments) >= 0) throw new AppError('train.sameMinute', { field: 'segment.departure.dateTimeLocal' });
}
/** The journey with another train, where it leaves among the others. */
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
/** The journey with one of its trains as it now is; where it leaves at another time, among the others. */
export function changedSegment<T extends Journey>(journey: T, segment: Segment): T {
  checkSegment(journey, segment.id);
  const { segments } = journey;
  const isSameTime = ({ id, departure }: Segment) =>
    id === segment.id && departure.dateTimeLocal === segment.departure.dateTimeLocal;
  if (segments.some(isSameTime))
    return { ...journey, segments: segments.map((one) => (one.id === segment.id ? segment : one)) };
  return withSegment({ ...journey, segments: segments.filter(({ id }) => id !== segment.id) }, segment);
}

/** The journey without one of its trains; it always has one. */
export function withoutSegment<T extends Journey>(journey: T, id: Id): T {
  checkSegment(journey, id);
  if (journey.segments.length === 1) throw new AppError('train.lastSegment');
  return { ...journey, segments: journey.segments.filter((one) => one.id !== id) };
}
