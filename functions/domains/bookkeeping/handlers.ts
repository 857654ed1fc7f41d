import { bankAccountStore } from '#functions/domains/bank-account/store.ts';
import { brandStore } from '#functions/domains/brand/store.ts';
import { currencyByCode } from '#functions/domains/currency/store.ts';
import { imageRoom } from '#functions/domains/file/image-store.ts';
import { paymentTermStore } from '#functions/domains/payment-term/store.ts';
import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import { imageHandlers, takeImages } from '#functions/platform/record/images.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { bookkeepingContract } from '#shared/domains/bookkeeping/contract.ts';
import { bookkeepingStore } from './store.ts';

const IMAGES = ['logoKey', 'iconKey'] as const;

export const handlers = {
  ...masterHandlers(bookkeepingContract.routes, bookkeepingStore, {
    references: {
      vatRateId: vatRateStore,
      paymentTermId: paymentTermStore,
      bankAccountId: bankAccountStore,
      brandId: brandStore,
      currency: currencyByCode,
    },
    prepare: (ctx, input, before) => takeImages(imageRoom, ctx, IMAGES, input, before),
  }),
  ...imageHandlers(bookkeepingContract.routes, bookkeepingStore, IMAGES, imageRoom),
};
