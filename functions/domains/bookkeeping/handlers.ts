import { bankAccountStore } from '#functions/domains/bank-account/store.ts';
import { brandStore } from '#functions/domains/brand/store.ts';
import { currencyByCode } from '#functions/domains/currency/store.ts';
import { fileRoom } from '#functions/domains/file/room-store.ts';
import { paymentTermStore } from '#functions/domains/payment-term/store.ts';
import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { imageMasterHandlers } from '#functions/platform/record/images.ts';
import { bookkeepingContract } from '#shared/domains/bookkeeping/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { bookkeepingStore } from './store.ts';

/** Documents, their payments and credit notes need the bookkeeping they are kept in. */
async function checkUnused({ tenantId }: UserContext, { no }: { readonly no: number }): Promise<void> {
  const { invoiceStore } = await import('#functions/domains/invoice/store.ts');
  const filters = [{ column: 'bookkeeping', anyOf: [no] }];
  const used = (await invoiceStore.definition.list?.all(tenantId, { filters })) ?? [];
  if (used.length > 0) throw new AppError('bookkeeping.inUse', { params: { count: used.length } });
}

export const handlers = imageMasterHandlers(bookkeepingContract.routes, bookkeepingStore, {
  images: ['logoKey', 'iconKey'],
  checkRemoval: checkUnused,
  room: fileRoom,
  references: {
    vatRateId: vatRateStore,
    paymentTermId: paymentTermStore,
    bankAccountId: bankAccountStore,
    brandId: brandStore,
    currency: currencyByCode,
  },
});
