import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';

/** The fields of a deal that a Word template of a show may use. */
export const dealMergeFields: readonly MergeField[] = [
  ...mergeTexts('deal.', 'text currency'),
  ...['guarantee', 'artistGets', 'commission', 'promoterPays', 'balance'].map((name) =>
    mergeField(`deal.${name}`, 'money'),
  ),
  ...['percentage', 'commissionRate', 'withholdingRate'].map((name) => mergeField(`deal.${name}`, 'percent')),
  mergeField('deal.signedOn', 'date'),
  mergeList('deal.bonuses', [mergeField('at', 'number'), mergeField('amount', 'money')]),
  mergeList('deal.deposits', [mergeField('name'), mergeField('due', 'date'), mergeField('amount', 'money')]),
  mergeList('deal.expenses', [mergeField('name'), mergeField('amount', 'money')]),
];
