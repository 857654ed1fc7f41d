import { productStore } from '#functions/domains/product/store.ts';
import { copyHandler, masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { productTemplateContract } from '#shared/domains/product-template/contract.ts';
import { productTemplateStore } from './store.ts';

const { routes } = productTemplateContract;

export const handlers = {
  ...masterHandlers(routes, productTemplateStore, {
    prepare: async (ctx, input, before) => {
      const known = new Set(before?.lines.map(({ productId }) => productId));
      await Promise.all(
        input.lines.map(({ productId }, i) =>
          checkReference(
            ctx,
            productStore,
            `lines.${i}.productId`,
            productId,
            known.has(productId) ? productId : undefined,
          ),
        ),
      );
      return input;
    },
  }),
  ...copyHandler(routes, productTemplateStore),
};
