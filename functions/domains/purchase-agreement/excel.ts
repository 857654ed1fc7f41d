import { paperExcel } from '#functions/domains/paper/public/excel.ts';
import { purchaseAgreementWords } from '#shared/domains/purchase-agreement/kind-words.ts';
import { purchaseKind } from './public/kind.ts';

export const purchaseExcel = paperExcel(purchaseKind, purchaseAgreementWords.many);
