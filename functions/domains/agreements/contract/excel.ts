import { agreementExcel } from '#functions/domains/agreements/agreement/public/excel.ts';
import { contractWords } from '#shared/domains/agreements/contract/kind-words.ts';
import { contractKind } from './public/kind.ts';

export const contractExcel = agreementExcel(contractKind, contractWords.many);
