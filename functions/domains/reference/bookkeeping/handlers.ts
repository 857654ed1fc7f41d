import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { brandStore } from '#functions/domains/reference/brand/store.ts';
import { fileRoom } from '#functions/domains/reference/client/public/room.ts';
import { currencyByCode } from '#functions/domains/reference/currency/store.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { imageMasterHandlers } from '#functions/platform/record/images.ts';
import { removalOf } from '#functions/records/removal.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { bookkeepingStore } from './store.ts';

export const handlers = imageMasterHandlers(bookkeepingContract.routes, bookkeepingStore, {
  images: ['logoKey', 'iconKey'],
  checkRemoval: removalOf.bookkeeping,
  room: fileRoom,
  references: {
    vatRateId: vatRateStore,
    paymentTermId: paymentTermStore,
    bankAccountId: bankAccountStore,
    brandId: brandStore,
    currency: currencyByCode,
  },
});
