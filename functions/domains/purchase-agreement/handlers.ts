import { paperHandlers } from '#functions/domains/paper/public/handlers.ts';
import { purchaseAgreementContract } from '#shared/domains/purchase-agreement/contract.ts';
import { purchaseKind } from './public/kind.ts';

export const handlers = paperHandlers(purchaseAgreementContract.routes, purchaseKind);
