import { paperExcel } from '#functions/domains/paper/excel-store.ts';
import { contractWords } from '#shared/domains/contract/kind-words.ts';
import { contractKind } from './kind-store.ts';

export const contractExcel = paperExcel(contractKind, contractWords.many);
