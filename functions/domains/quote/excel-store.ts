import { paperExcel } from '#functions/domains/paper/excel-store.ts';
import { QUOTES_NAME } from '#shared/domains/quote/words.ts';
import { quoteKind } from './kind-store.ts';

export const quoteExcel = paperExcel(quoteKind, QUOTES_NAME);
