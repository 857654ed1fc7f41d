import { costCenterStore } from '#functions/domains/reference/cost-center/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { productGroupContract } from '#shared/domains/reference/product-group/contract.ts';
import { productGroupStore } from './store.ts';

export const handlers = masterHandlers(productGroupContract.routes, productGroupStore, {
  references: { vatRateId: vatRateStore, costCenterId: costCenterStore },
  checkRemoval: removalOf.productGroup,
});
