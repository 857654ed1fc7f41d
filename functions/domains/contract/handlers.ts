import { paperHandlers } from '#functions/domains/paper/handlers-store.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractKind } from './kind-store.ts';

export const handlers = paperHandlers(contractContract.routes, contractKind);
