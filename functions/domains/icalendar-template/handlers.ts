import { copyHandler, masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { icalendarTemplateContract } from '#shared/domains/icalendar-template/contract.ts';
import { templateProblems } from '#shared/domains/icalendar-template/rules.ts';
import { icalendarTemplateStore } from './store.ts';

const { routes } = icalendarTemplateContract;

export const handlers = {
  ...masterHandlers(routes, icalendarTemplateStore, { problems: templateProblems }),
  ...copyHandler(routes, icalendarTemplateStore),
};
