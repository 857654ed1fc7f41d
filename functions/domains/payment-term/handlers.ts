import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { paymentTermContract } from '#shared/domains/payment-term/contract.ts';
import { paymentTermStore } from './store.ts';

export const handlers = masterHandlers(paymentTermContract.routes, paymentTermStore, {
  usedBy: { paymentTermId: [bookkeepingStore] },
});
