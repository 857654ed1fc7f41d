import type { Fields } from '#shared/kernel/record/fields.ts';
import {
  type MergeField,
  mergeField,
  mergeList,
  mergeTexts,
  plainMergeFields,
} from '#shared/kernel/record/merge-field.ts';

/** The fields that a document about any journey or stay may print, from its plain fields. */
export const travelMergeFields = (fields: Fields): readonly MergeField[] => [
  ...plainMergeFields(fields),
  mergeField('phase'),
  mergeField('date', 'date'),
  mergeList('travellers', mergeTexts('', 'name position')),
];
/** The clock times of a journey. */
export const clockMergeFields = mergeTexts('', 'departure arrival');

/** The fields of one flight or train of a journey. `names` are those of its kind. */
export const segmentMergeFields = (names: string): readonly MergeField[] => [
  ...mergeTexts('', `${names} from to departure arrival seats`),
  mergeField('date', 'date'),
  mergeField('arrivalDate', 'date'),
];
