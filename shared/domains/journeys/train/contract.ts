import * as z from 'zod';
import { Place } from '#shared/domains/journeys/travel/schemas.ts';
import { travelRoutes } from '#shared/domains/journeys/travel/travel-contract.ts';
import { PLACE_KEYWORD_MAX, PLACE_KEYWORD_MIN } from '#shared/domains/relations/google/limits.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { SegmentInput, Train, TrainInput, TrainRow } from './schemas.ts';

const name = 'train';
const one = '/trains/{id}/segments/{segmentId}';
const SegmentParams = z.object({ id: Id, segmentId: Id });
/** One train of the journey, and which state of it was seen. */
const SegmentBody = z.object({ rev: RevInput, segment: SegmentInput });

export const trainContract = contract('train', {
  errors: { 'train.sameMinute': 400, 'train.lastSegment': 409, 'train.noSegment': 404 },
  routes: {
    ...travelRoutes({ name, input: TrainInput, output: Train, row: TrainRow }),
    createSegment: route(v1('PUT', '/trains/{id}/segments'), writes('train.update'), {
      body: SegmentBody,
      output: Train,
    }),
    updateSegment: route(v1('POST', one), writes('train.update'), {
      params: SegmentParams,
      body: SegmentBody,
      output: Train,
    }),
    removeSegment: route(v1('DELETE', one), writes('train.update'), { params: SegmentParams, output: Train }),
    /** Stations of the agency's own journeys, the latest first. */
    station: route(v1('GET', '/trains/station'), reads('train.read'), {
      query: z.object({ keyword: typedText().trim().min(PLACE_KEYWORD_MIN).max(PLACE_KEYWORD_MAX) }),
      output: rowsOf(Place),
    }),
  },
});
