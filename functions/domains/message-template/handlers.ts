import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { messageTemplateContract } from '#shared/domains/message-template/contract.ts';
import { checkTexts } from './fill.ts';
import { messageTemplateStore } from './store.ts';

export const handlers = masterHandlers(messageTemplateContract.routes, messageTemplateStore, {
  check: checkTexts,
});
