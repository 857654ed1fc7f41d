import {
  clockMergeFields,
  segmentMergeFields,
  travelMergeFields,
} from '#shared/domains/journeys/travel/merge-fields.ts';
import { type MergeField, mergeField, mergeList } from '#shared/kernel/record/merge-field.ts';
import { flightFields } from './fields.ts';

export const flightSegmentFields = segmentMergeFields('flight airline fromName fromTerminal toName toTerminal');

/** The fields that a document or a mail about a flight may print. */
export const flightMergeFields: readonly MergeField[] = [
  mergeField('title'),
  ...travelMergeFields(flightFields),
  ...clockMergeFields,
  mergeList('segments', flightSegmentFields),
];
