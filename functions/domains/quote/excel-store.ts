import { paperExcel } from '#functions/domains/paper/excel-store.ts';
import { quoteWords } from '#shared/domains/quote/kind-words.ts';
import { quoteKind } from './kind-store.ts';

export const quoteExcel = paperExcel(quoteKind, quoteWords.many);
