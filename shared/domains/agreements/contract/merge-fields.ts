import { agreementMergeFields } from '#shared/domains/agreements/agreement/merge-fields.ts';

/** Every field that a Word template of a contract may use. */
export const contractFields = agreementMergeFields('promoter');
