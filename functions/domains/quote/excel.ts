import { paperExcel } from '#functions/domains/paper/public/excel.ts';
import { quoteWords } from '#shared/domains/quote/kind-words.ts';
import { quoteKind } from './public/kind.ts';

export const quoteExcel = paperExcel(quoteKind, quoteWords.many);
