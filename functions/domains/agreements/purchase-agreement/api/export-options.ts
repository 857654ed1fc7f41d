import { exportOptions } from '#functions/domains/agreements/agreement/public/export-item.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseKind } from '../public/kind.ts';

export const handler = endpoint(purchaseAgreementContract.routes.exportOptions, ({ body, ctx }) =>
  exportOptions(purchaseKind, ctx, body.id),
);
