import { aliasHandlers } from '#functions/platform/record/alias-handlers.ts';
import { stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import { stateAliasStore } from './store.ts';

export const handlers = aliasHandlers(stateAliasContract.routes, stateAliasStore);
