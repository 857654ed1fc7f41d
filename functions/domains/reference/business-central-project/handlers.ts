import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { businessCentralProjectStore } from './store.ts';

export const handlers = masterHandlers(businessCentralProjectContract.routes, businessCentralProjectStore);
