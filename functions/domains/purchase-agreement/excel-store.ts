import { paperExcel } from '#functions/domains/paper/excel-store.ts';
import { PURCHASES_NAME } from '#shared/domains/purchase-agreement/words.ts';
import { purchaseKind } from './kind-store.ts';

export const purchaseExcel = paperExcel(purchaseKind, PURCHASES_NAME);
