import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { refuseInUse } from '#functions/platform/record/references.ts';
import { paymentTermContract } from '#shared/domains/payment-term/contract.ts';
import { paymentTermStore } from './store.ts';

export const handlers = masterHandlers(paymentTermContract.routes, paymentTermStore, {
  checkRemoval: (ctx, { id }) => refuseInUse(ctx, [bookkeepingStore], ({ paymentTermId }) => paymentTermId === id),
});
