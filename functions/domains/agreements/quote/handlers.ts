import { agreementHandlers } from '#functions/domains/agreements/agreement/public/handlers.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { quoteKind } from './public/kind.ts';

export const handlers = agreementHandlers(quoteContract.routes, quoteKind);
