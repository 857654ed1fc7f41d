import { agreementHandlers } from '#functions/domains/agreements/agreement/public/handlers.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { purchaseKind } from './public/kind.ts';

export const handlers = agreementHandlers(purchaseAgreementContract.routes, purchaseKind);
