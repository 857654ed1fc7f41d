import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { businessCentralProjectContract } from '#shared/domains/business-central-project/contract.ts';
import { businessCentralProjectStore } from './store.ts';

export const handlers = masterHandlers(businessCentralProjectContract.routes, businessCentralProjectStore);
