import { paperExcel } from '#functions/domains/agreements/paper/public/excel.ts';
import { contractWords } from '#shared/domains/agreements/contract/kind-words.ts';
import { contractKind } from './public/kind.ts';

export const contractExcel = paperExcel(contractKind, contractWords.many);
