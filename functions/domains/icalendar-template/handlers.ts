import { copyHandler, masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { icalendarTemplateContract } from '#shared/domains/icalendar-template/contract.ts';
import { icalendarTemplateStore } from './store.ts';

const { routes } = icalendarTemplateContract;

export const handlers = {
  ...masterHandlers(routes, icalendarTemplateStore),
  ...copyHandler(routes, icalendarTemplateStore),
};
