import { stateAliasStore } from '#functions/domains/relations/company/public/state-alias-store.ts';
import { aliasHandlers } from '#functions/platform/record/alias-handlers.ts';
import { stateAliasContract } from '#shared/domains/relations/state-alias/contract.ts';

export const handlers = aliasHandlers(stateAliasContract.routes, stateAliasStore);
