import { agreementExcel } from '#functions/domains/agreements/agreement/public/excel.ts';
import { purchaseAgreementWords } from '#shared/domains/agreements/purchase-agreement/kind-words.ts';
import { purchaseKind } from './public/kind.ts';

export const purchaseExcel = agreementExcel(purchaseKind, purchaseAgreementWords.many);
