import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { icalendarTemplateContract } from '#shared/domains/icalendar-template/contract.ts';
import { templateProblems } from '#shared/domains/icalendar-template/rules.ts';
import { icalendarTemplateStore } from './store.ts';

export const handlers = masterHandlers(icalendarTemplateContract.routes, icalendarTemplateStore, {
  problems: templateProblems,
});
