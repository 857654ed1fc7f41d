import { paperHandlers } from '#functions/domains/paper/handlers-store.ts';
import { purchaseAgreementContract } from '#shared/domains/purchase-agreement/contract.ts';
import { purchaseKind } from './kind-store.ts';

export const handlers = paperHandlers(purchaseAgreementContract.routes, purchaseKind);
