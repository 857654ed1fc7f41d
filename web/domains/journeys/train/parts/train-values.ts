import type { Segment, Train, TrainEnd, TrainInput } from '#shared/domains/journeys/train/schemas.ts';
import type { Place } from '#shared/domains/journeys/travel/schemas.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { firstClocks, nextClocks } from '#web/domains/journeys/travel/widgets/leg-model.ts';
import { blankTravel, travelValues } from '#web/domains/journeys/travel/widgets/travel-values.ts';

/** The values of the form, which equal the input. A station may still have no name. */
export type TrainValues = TrainInput;
export type SegmentValues = TrainInput['segments'][number];

interface Clocks {
  readonly departure: string;
  readonly arrival: string;
}
const NOWHERE: Place = { placeId: '', placeName: '', placeAddress: '' };
const blankSegment = ({ departure, arrival }: Clocks, from = NOWHERE): SegmentValues => ({
  operator: '',
  trainNumber: '',
  departure: { ...from, dateTimeLocal: departure, platform: '' },
  arrival: { ...NOWHERE, dateTimeLocal: arrival, platform: '' },
  trainClass: '',
  coach: '',
  seats: '',
});

export const blankTrain = (date: LocalDate, artistId: string | undefined): TrainValues => ({
  ...blankTravel(artistId),
  hexColor: DEFAULT_HEX_COLOR,
  bookingReference: '',
  segments: [blankSegment(firstClocks(date))],
});

/** Starts the next segment at the last arrival, an hour later and in the same class. */
export function nextTrain({ arrival, operator, trainClass }: SegmentValues): SegmentValues {
  const { dateTimeLocal, platform: _, ...place } = arrival;
  return { ...blankSegment(nextClocks(dateTimeLocal), place), operator, trainClass };
}

/** Drops the time zone of a station, which the server finds itself. */
const endValues = ({ zone: _, ...end }: TrainEnd): SegmentValues['departure'] => end;
const segmentValues = ({ departure, arrival, ...fields }: Segment): EveryField<SegmentValues> => ({
  ...fields,
  departure: endValues(departure),
  arrival: endValues(arrival),
});

export const valuesOf = (train: Train): EveryField<TrainValues> => ({
  ...travelValues(train),
  hexColor: train.hexColor,
  bookingReference: train.bookingReference,
  segments: train.segments.map(segmentValues),
});
