import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { removalOf } from '#functions/records/removal.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { paymentTermStore } from './store.ts';

export const handlers = masterHandlers(paymentTermContract.routes, paymentTermStore, {
  checkRemoval: removalOf.paymentTerm,
});
