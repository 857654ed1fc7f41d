import { productStore } from '#functions/domains/reference/product/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { checkLineReferences } from '#functions/platform/record/references.ts';
import { productTemplateContract } from '#shared/domains/reference/product-template/contract.ts';
import { productTemplateStore } from './store.ts';

export const handlers = masterHandlers(productTemplateContract.routes, productTemplateStore, {
  check: (ctx, { lines }, before) =>
    checkLineReferences(ctx, productStore, ['lines', 'productId'], lines, before?.lines),
});
