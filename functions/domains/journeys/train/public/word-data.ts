import { bookedData, travelData } from '#functions/domains/journeys/travel/public/word-data.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import { trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { Segment, TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';

const trainSegment = ({ trainNumber, operator, departure, arrival, coach, seats }: Segment) => ({
  train: trainNumber,
  operator,
  from: departure.placeName,
  fromPlatform: departure.platform,
  to: arrival.placeName,
  toPlatform: arrival.platform,
  date: dayValue(dateOf(departure.dateTimeLocal)),
  departure: timeOf(departure.dateTimeLocal),
  arrivalDate: dayValue(dateOf(arrival.dateTimeLocal)),
  arrival: timeOf(arrival.dateTimeLocal),
  coach,
  seats,
});

/** A train journey as templates see it; every key is one of `trainMergeFields`. */
export function trainData(train: TrainFields, { locale }: { readonly locale: Locale }) {
  const { start, end } = journeySpan(train);
  return {
    ...travelData(train, locale),
    title: trainTitle(train),
    date: dayValue(dateOf(start)),
    departure: timeOf(start),
    arrival: timeOf(end),
    bookingReference: train.bookingReference,
    segments: train.segments.map(trainSegment),
  };
}

/** The segments of a train journey as a show's document lists them. */
export const trainRows = (train: TrainFields) =>
  train.segments.map((one) => ({ ...trainSegment(one), ...bookedData(train) }));
