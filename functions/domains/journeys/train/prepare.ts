import { prepareTravel } from '#functions/domains/journeys/travel/public/prepare.ts';
import { zoned } from '#functions/platform/data/place-zone.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import {
  type Segment,
  type SegmentInput,
  TRAIN_REACH,
  type TrainFields,
  type TrainInput,
} from '#shared/domains/journeys/train/schemas.ts';
import { checkLegs } from '#shared/domains/journeys/travel/legs.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

async function segmentOf(segment: SegmentInput & { readonly id: Id }): Promise<Segment> {
  const [departure, arrival] = await Promise.all(
    [segment.departure, segment.arrival].map((end) => zoned(end, end.placeGeo)),
  );
  return { ...segment, departure: departure ?? segment.departure, arrival: arrival ?? segment.arrival };
}

/** One train, with the zones of its stations. */
export async function prepareSegment(segment: SegmentInput & { readonly id: Id }): Promise<Segment> {
  const prepared = await segmentOf(segment);
  checkLegs([prepared], TRAIN_REACH, () => 'segment');
  return prepared;
}

/** Fills in the names of artist and travellers and the zones of stations, and gives each train its id. */
export async function prepareTrain(ctx: UserContext, input: TrainInput, before?: TrainFields): Promise<TrainFields> {
  const [travel, segments] = await Promise.all([
    prepareTravel(ctx, 'train', input, before),
    Promise.all(withLineIds(ctx, input.segments, before?.segments).map(segmentOf)),
  ]);
  checkLegs(segments, TRAIN_REACH);
  return { ...travel, segments };
}
