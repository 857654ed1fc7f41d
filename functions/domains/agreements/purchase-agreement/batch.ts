import { agreementBatch } from '#functions/domains/agreements/paper/public/batch.ts';
import { purchaseKind } from './public/kind.ts';

export const purchaseBatch = agreementBatch(purchaseKind);
