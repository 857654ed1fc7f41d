import { paperHandlers } from '#functions/domains/paper/handlers-store.ts';
import { quoteContract } from '#shared/domains/quote/contract.ts';
import { quoteKind } from './kind-store.ts';

export const handlers = paperHandlers(quoteContract.routes, quoteKind);
