import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { costCenterContract } from '#shared/domains/reference/cost-center/contract.ts';
import { costCenterStore } from './store.ts';

export const handlers = masterHandlers(costCenterContract.routes, costCenterStore);
