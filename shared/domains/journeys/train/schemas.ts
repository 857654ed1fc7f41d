import * as z from 'zod';
import { clockProblem, type Reach } from '#shared/domains/journeys/travel/legs.ts';
import * as travel from '#shared/domains/journeys/travel/schemas.ts';
import { segmentsOf } from '#shared/domains/journeys/travel/segments.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDateTime } from '#shared/kernel/time/date.ts';

export const STATION_MAX = 200;
export const PLATFORM_MAX = 20;
export const OPERATOR_MAX = 100;
export const TRAIN_NUMBER_MAX = 20;
export const COACH_MAX = 20;
export const TRAIN_CLASSES = ['second', 'first'] as const;

/** Neighbouring clocks differ by an hour or, in Russia, two; the longest ride takes a week. */
export const TRAIN_REACH: Reach = { back: 2 * 60, longest: 7 * 24 * 60 };

/** A station as a place; it always has a name. */
const EndFields = travel.Place.extend({
  placeName: requiredText(STATION_MAX),
  /** Wall clock of the station. */
  dateTimeLocal: LocalDateTime,
  platform: text(PLATFORM_MAX).default(''),
});

const SegmentFields = z.object({
  /** The id of an existing segment; a new one gets an id from the server. */
  id: Id.optional(),
  operator: text(OPERATOR_MAX).default(''),
  /** `ICE 124` */
  trainNumber: text(TRAIN_NUMBER_MAX).default(''),
  departure: EndFields,
  arrival: EndFields,
  trainClass: z.union([z.literal(''), z.enum(TRAIN_CLASSES)], { error: 'choice' }).default(''),
  coach: text(COACH_MAX).default(''),
  seats: text(travel.SEATS_MAX).default(''),
});
export const SegmentInput = SegmentFields.superRefine((segment, ctx) => {
  const problem = clockProblem(segment, TRAIN_REACH);
  if (problem) ctx.addIssue({ code: 'custom', message: problem, path: ['arrival', 'dateTimeLocal'] });
});
export type SegmentInput = z.infer<typeof SegmentInput>;

/** A journey by rail: one train, or several with their changes. */
export const TrainInput = travel.BookedInput.extend({ segments: segmentsOf(SegmentInput, 'train.sameMinute') });
export type TrainInput = z.infer<typeof TrainInput>;

const End = EndFields.extend(travel.Zoned.shape);
export type TrainEnd = z.infer<typeof End>;

export const Segment = SegmentFields.extend({ id: Id, departure: End, arrival: End });
export type Segment = z.infer<typeof Segment>;

export const TrainFields = TrainInput.omit(travel.NOT_STORED).extend({
  ...travel.TravelFields.shape,
  segments: z.array(Segment),
});
export type TrainFields = z.infer<typeof TrainFields>;

/** A row of the list: without what only the journey's own page shows. */
export const TrainRow = TrainFields.omit(travel.NOT_IN_ROWS).extend(Meta.shape);
export type TrainRow = z.infer<typeof TrainRow>;

export const Train = TrainFields.omit({ showIds: true }).extend(travel.travelView);
export type Train = z.infer<typeof Train>;
