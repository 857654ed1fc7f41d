import { paperHandlers } from '#functions/domains/paper/public/handlers.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractKind } from './public/kind.ts';

export const handlers = paperHandlers(contractContract.routes, contractKind);
