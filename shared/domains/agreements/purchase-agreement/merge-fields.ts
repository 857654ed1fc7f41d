import { agreementMergeFields } from '#shared/domains/agreements/agreement/merge-fields.ts';

/** Every field that a Word template of a purchase agreement may use. */
export const purchaseFields = agreementMergeFields('artist');
