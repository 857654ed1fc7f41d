import { productStore } from '#functions/domains/product/store.ts';
import { copyHandler, masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { checkLineReferences } from '#functions/platform/record/references.ts';
import { productTemplateContract } from '#shared/domains/product-template/contract.ts';
import { productTemplateStore } from './store.ts';

const { routes } = productTemplateContract;

export const handlers = {
  ...masterHandlers(routes, productTemplateStore, {
    prepare: async (ctx, input, before) => {
      await checkLineReferences(ctx, productStore, ['lines', 'productId'], input.lines, before?.lines);
      return input;
    },
  }),
  ...copyHandler(routes, productTemplateStore),
};
