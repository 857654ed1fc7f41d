import { agreementFieldWords } from '#shared/domains/agreements/agreement/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { purchaseAgreementFields } from './fields.ts';

/** The words for the fields of a purchase agreement: in the log. */
export const purchaseAgreementFieldWords: FieldWords<typeof purchaseAgreementFields> = {
  ...agreementFieldWords,
  signedAt: TERMS.signed,
};
