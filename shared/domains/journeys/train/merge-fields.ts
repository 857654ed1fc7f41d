import {
  clockMergeFields,
  segmentMergeFields,
  travelMergeFields,
} from '#shared/domains/journeys/travel/merge-fields.ts';
import { type MergeField, mergeField, mergeList } from '#shared/kernel/record/merge-field.ts';
import { trainFields } from './fields.ts';

export const trainSegmentFields = segmentMergeFields('train operator fromPlatform toPlatform coach');

/** The fields that a document or a mail about a train journey may print. */
export const trainMergeFields: readonly MergeField[] = [
  mergeField('title'),
  ...travelMergeFields(trainFields),
  ...clockMergeFields,
  mergeList('segments', trainSegmentFields),
];
