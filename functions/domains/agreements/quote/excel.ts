import { agreementExcel } from '#functions/domains/agreements/agreement/public/excel.ts';
import { quoteWords } from '#shared/domains/agreements/quote/kind-words.ts';
import { quoteKind } from './public/kind.ts';

export const quoteExcel = agreementExcel(quoteKind, quoteWords.many);
