import { paperBatch } from '#functions/domains/paper/batch-store.ts';
import { purchaseKind } from './kind-store.ts';

export const purchaseBatch = paperBatch(purchaseKind);
