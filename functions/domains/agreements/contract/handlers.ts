import { paperHandlers } from '#functions/domains/agreements/paper/public/handlers.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { contractKind } from './public/kind.ts';

export const handlers = paperHandlers(contractContract.routes, contractKind);
