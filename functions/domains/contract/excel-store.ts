import { paperExcel } from '#functions/domains/paper/excel-store.ts';
import { CONTRACTS_NAME } from '#shared/domains/contract/words.ts';
import { contractKind } from './kind-store.ts';

export const contractExcel = paperExcel(contractKind, CONTRACTS_NAME);
