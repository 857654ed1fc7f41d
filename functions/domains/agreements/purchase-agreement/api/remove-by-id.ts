import { removed } from '#functions/domains/agreements/agreement/public/handlers.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseKind } from '../public/kind.ts';

export const handler = endpoint(purchaseAgreementContract.routes.removeById, ({ body, ctx }) =>
  removed(purchaseKind, ctx, body.id),
);
