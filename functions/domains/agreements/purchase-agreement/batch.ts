import { paperBatch } from '#functions/domains/agreements/paper/public/batch.ts';
import { purchaseKind } from './public/kind.ts';

export const purchaseBatch = paperBatch(purchaseKind);
