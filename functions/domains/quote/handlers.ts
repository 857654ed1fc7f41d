import { paperHandlers } from '#functions/domains/paper/public/handlers.ts';
import { quoteContract } from '#shared/domains/quote/contract.ts';
import { quoteKind } from './public/kind.ts';

export const handlers = paperHandlers(quoteContract.routes, quoteKind);
