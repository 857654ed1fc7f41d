import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';

export const trainSegmentFields: readonly MergeField[] = [
  ...mergeTexts('', 'train operator from fromPlatform to toPlatform departure arrival coach seats'),
  mergeField('date', 'date'),
  mergeField('arrivalDate', 'date'),
];

/** The fields that a document or a mail about a train journey may print. */
export const trainMergeFields: readonly MergeField[] = [
  ...mergeTexts('', 'title artist phase'),
  mergeField('date', 'date'),
  ...mergeTexts('', 'departure arrival bookingReference notes'),
  mergeList('segments', trainSegmentFields),
  mergeList('travellers', mergeTexts('', 'name position')),
];
