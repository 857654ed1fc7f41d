import { costCenterStore } from '#functions/domains/cost-center/store.ts';
import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { productGroupContract } from '#shared/domains/product-group/contract.ts';
import { productGroupStore } from './store.ts';

export const handlers = masterHandlers(productGroupContract.routes, productGroupStore, {
  references: { vatRateId: vatRateStore, costCenterId: costCenterStore },
  checkRemoval: removalOf.productGroup,
});
