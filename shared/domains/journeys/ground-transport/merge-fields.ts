import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';

const PLACE = 'place address kind';

/** The fields that a document or a mail about a ride may print. */
export const groundTransportMergeFields: readonly MergeField[] = [
  ...mergeTexts('', 'title artist phase'),
  mergeField('date', 'date'),
  ...mergeTexts('', 'departure arrival notes'),
  mergeField('duration', 'number'),
  mergeField('kilometres', 'number'),
  ...mergeTexts('from.', PLACE),
  ...mergeTexts('to.', PLACE),
  ...mergeTexts('driver.', 'name mobile email vehicle'),
  mergeList('travellers', mergeTexts('', 'name position')),
];
