import { clockMergeFields, travelMergeFields } from '#shared/domains/journeys/travel/merge-fields.ts';
import { type MergeField, mergeField, mergeTexts } from '#shared/kernel/record/merge-field.ts';
import { groundTransportFields } from './fields.ts';

const PLACE = 'place address kind';

/** The fields that a document or a mail about a ride may print. */
export const groundTransportMergeFields: readonly MergeField[] = [
  mergeField('title'),
  ...travelMergeFields(groundTransportFields),
  ...clockMergeFields,
  mergeField('kilometres', 'number'),
  ...mergeTexts('from.', PLACE),
  ...mergeTexts('to.', PLACE),
  ...mergeTexts('driver.', 'name mobile email vehicle'),
];
