import { costCenterStore } from '#functions/domains/cost-center/store.ts';
import { checkCurrency } from '#functions/domains/currency/store.ts';
import { productGroupStore } from '#functions/domains/product-group/store.ts';
import { productTemplateStore } from '#functions/domains/product-template/store.ts';
import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import { masterHandlers, sortHandler } from '#functions/platform/record/master-handlers.ts';
import { refuseInUse } from '#functions/platform/record/references.ts';
import { productContract } from '#shared/domains/product/contract.ts';
import { productStore } from './store.ts';

const { routes } = productContract;

export const handlers = {
  ...masterHandlers(routes, productStore, {
    references: { groupId: productGroupStore, vatRateId: vatRateStore, costCenterId: costCenterStore },
    prepare: async (ctx, input, before) => {
      await checkCurrency(ctx, 'price', input.price.currency, before?.price.currency);
      return input;
    },
    checkRemoval: (ctx, { id }) =>
      refuseInUse(ctx, [productTemplateStore], ({ lines }) => lines.some(({ productId }) => productId === id)),
  }),
  ...sortHandler(routes, productStore),
};
