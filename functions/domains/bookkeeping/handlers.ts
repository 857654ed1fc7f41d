import { bankAccountStore } from '#functions/domains/bank-account/store.ts';
import { brandStore } from '#functions/domains/brand/store.ts';
import { fileRoom } from '#functions/domains/client/public/room.ts';
import { currencyByCode } from '#functions/domains/currency/store.ts';
import { paymentTermStore } from '#functions/domains/payment-term/store.ts';
import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import { imageMasterHandlers } from '#functions/platform/record/images.ts';
import { removalOf } from '#functions/records/removal.ts';
import { bookkeepingContract } from '#shared/domains/bookkeeping/contract.ts';
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
