import { paperExcel } from '#functions/domains/paper/excel-store.ts';
import { purchaseAgreementWords } from '#shared/domains/purchase-agreement/kind-words.ts';
import { purchaseKind } from './kind-store.ts';

export const purchaseExcel = paperExcel(purchaseKind, purchaseAgreementWords.many);
