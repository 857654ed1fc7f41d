import { bookedData, clockData, segmentData, travelData } from '#functions/domains/journeys/travel/public/word-data.ts';
import { trainFields } from '#shared/domains/journeys/train/fields.ts';
import { trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { Segment, TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

const trainSegment = (segment: Segment) => {
  const { trainNumber, operator, departure, arrival, coach } = segment;
  return {
    ...segmentData(segment),
    train: trainNumber,
    operator,
    from: departure.placeName,
    fromPlatform: departure.platform,
    to: arrival.placeName,
    toPlatform: arrival.platform,
    coach,
  };
};

/** A train journey as templates see it; every key is one of `trainMergeFields`. */
export const trainData = (train: TrainFields, { locale }: { readonly locale: Locale }) => ({
  ...travelData(trainFields, train, locale),
  ...clockData(journeySpan(train)),
  title: trainTitle(train),
  segments: train.segments.map(trainSegment),
});

/** The segments of a train journey as a show's document lists them. */
export const trainRows = (train: TrainFields) =>
  train.segments.map((one) => ({ ...trainSegment(one), ...bookedData(train) }));
