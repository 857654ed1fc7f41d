import { masterHandlers, sortHandler } from '#functions/platform/record/master-handlers.ts';
import { urlContract } from '#shared/domains/url/contract.ts';
import { urlStore } from './store.ts';

const { routes } = urlContract;

export const handlers = { ...masterHandlers(routes, urlStore), ...sortHandler(routes, urlStore) };
