import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';

/** The fields that a document or a mail about a stay may print. */
export const lodgingMergeFields: readonly MergeField[] = [
  ...mergeTexts('', 'title artist phase address phone email website'),
  mergeField('date', 'date'),
  mergeField('endDate', 'date'),
  mergeField('nights', 'number'),
  ...mergeTexts('', 'checkIn checkOut bookingReference breakfast paidBy notes'),
  mergeList('rooms', mergeTexts('', 'kind number guests note')),
  mergeList('travellers', mergeTexts('', 'name position')),
];
