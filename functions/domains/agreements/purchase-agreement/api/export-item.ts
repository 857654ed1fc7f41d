import { exportItem } from '#functions/domains/agreements/agreement/public/export-item.ts';
import { PURCHASE_THEME } from '#functions/domains/agreements/purchase-agreement/theme.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseKind } from '../public/kind.ts';

export const handler = endpoint(purchaseAgreementContract.routes.exportItem, ({ query, ctx }) =>
  exportItem(purchaseKind, PURCHASE_THEME, ctx, query),
);
