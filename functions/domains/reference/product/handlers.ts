import { costCenterStore } from '#functions/domains/reference/cost-center/store.ts';
import { currencyByCode } from '#functions/domains/reference/currency/store.ts';
import { productGroupStore } from '#functions/domains/reference/product-group/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { removalOf } from '#functions/records/removal.ts';
import { productContract } from '#shared/domains/reference/product/contract.ts';
import { productStore } from './store.ts';

export const handlers = masterHandlers(productContract.routes, productStore, {
  references: { groupId: productGroupStore, vatRateId: vatRateStore, costCenterId: costCenterStore },
  check: (ctx, { price }, before) =>
    checkReference(ctx, currencyByCode, 'price', price.currency, before?.price.currency),
  checkRemoval: removalOf.product,
});
