import { agreementMergeFields } from '#shared/domains/agreements/paper/merge-fields.ts';

/** Every field that a Word template of a purchase agreement may use. */
export const purchaseFields = agreementMergeFields('artist');
