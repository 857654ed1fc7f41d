import { travelMergeFields } from '#shared/domains/journeys/travel/merge-fields.ts';
import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';
import { lodgingFields } from './fields.ts';

/** The fields that a document or a mail about a stay may print. */
export const lodgingMergeFields: readonly MergeField[] = [
  ...travelMergeFields(lodgingFields),
  mergeField('endDate', 'date'),
  mergeField('nights', 'number'),
  ...mergeTexts('', 'checkIn checkOut paidBy'),
  mergeList('rooms', mergeTexts('', 'kind number guests note')),
];
