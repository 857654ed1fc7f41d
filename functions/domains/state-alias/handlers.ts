import { stateAliasStore } from '#functions/domains/company/public/state-alias-store.ts';
import { aliasHandlers } from '#functions/platform/record/alias-handlers.ts';
import { stateAliasContract } from '#shared/domains/state-alias/contract.ts';

export const handlers = aliasHandlers(stateAliasContract.routes, stateAliasStore);
