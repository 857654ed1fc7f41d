import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';

export const flightSegmentFields: readonly MergeField[] = [
  ...mergeTexts('', 'flight airline from fromName fromTerminal to toName toTerminal departure arrival seats'),
  mergeField('date', 'date'),
  mergeField('arrivalDate', 'date'),
];

/** The fields that a document or a mail about a flight may print. */
export const flightMergeFields: readonly MergeField[] = [
  ...mergeTexts('', 'title artist phase'),
  mergeField('date', 'date'),
  ...mergeTexts('', 'departure arrival bookingReference baggage notes'),
  mergeList('segments', flightSegmentFields),
  mergeList('travellers', mergeTexts('', 'name position')),
];
