import { copyHandler, masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { messageTemplateContract } from '#shared/domains/message-template/contract.ts';
import { checkTexts } from './fill.ts';
import { messageTemplateStore } from './store.ts';

const { routes } = messageTemplateContract;

export const handlers = {
  ...masterHandlers(routes, messageTemplateStore, {
    prepare: async (ctx, input) => {
      await checkTexts(ctx, input);
      return input;
    },
  }),
  ...copyHandler(routes, messageTemplateStore),
};
