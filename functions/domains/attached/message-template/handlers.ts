import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { messageTemplateContract } from '#shared/domains/attached/message-template/contract.ts';
import { messageTemplateStore } from './store.ts';

export const handlers = masterHandlers(messageTemplateContract.routes, messageTemplateStore, {
  // It knows the fields of every area: who only reads a text does without.
  check: async (ctx, input) => (await import('./fill.ts')).checkTexts(ctx, input),
});
