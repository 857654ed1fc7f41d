import { agreementFieldWords } from '#shared/domains/agreements/agreement/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { contractFields } from './fields.ts';

/** The words for the fields of a contract: in the log. */
export const contractFieldWords: FieldWords<typeof contractFields> = {
  ...agreementFieldWords,
  quote: TERMS.quote,
  signedAt: TERMS.signed,
};
