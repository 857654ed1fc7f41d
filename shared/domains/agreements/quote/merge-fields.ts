import { agreementMergeFields } from '#shared/domains/agreements/agreement/merge-fields.ts';
import { type MergeField, mergeField } from '#shared/kernel/record/merge-field.ts';

/** Every field that a Word template of a quote may use. */
export const quoteFields: readonly MergeField[] = [
  ...agreementMergeFields('promoter'),
  mergeField('validUntil', 'date'),
];
