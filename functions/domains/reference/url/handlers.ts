import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { urlContract } from '#shared/domains/reference/url/contract.ts';
import { urlStore } from './store.ts';

export const handlers = masterHandlers(urlContract.routes, urlStore);
