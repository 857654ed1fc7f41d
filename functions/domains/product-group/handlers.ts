import { costCenterStore } from '#functions/domains/cost-center/store.ts';
import { productStore } from '#functions/domains/product/store.ts';
import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import { masterHandlers, sortHandler } from '#functions/platform/record/master-handlers.ts';
import { refuseInUse } from '#functions/platform/record/references.ts';
import { productGroupContract } from '#shared/domains/product-group/contract.ts';
import { productGroupStore } from './store.ts';

const { routes } = productGroupContract;

export const handlers = {
  ...masterHandlers(routes, productGroupStore, {
    references: { vatRateId: vatRateStore, costCenterId: costCenterStore },
    checkRemoval: (ctx, { id }) => refuseInUse(ctx, [productStore], ({ groupId }) => groupId === id),
  }),
  ...sortHandler(routes, productGroupStore),
};
