import { agreementBatch } from '#functions/domains/agreements/agreement/public/batch.ts';
import { purchaseKind } from './public/kind.ts';

export const purchaseBatch = agreementBatch(purchaseKind);
