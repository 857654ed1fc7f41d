import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { freeFieldContract } from '#shared/domains/free-field/contract.ts';
import { saying } from '../public/slots.ts';
import { freeFieldStore } from '../store.ts';

/** Of the areas a call is about one: the others are not loaded. */
const STORES = {
  show: async () => (await import('#functions/domains/show/store.ts')).showStore,
  production: async () => (await import('#functions/domains/production/store.ts')).productionStore,
  company: async () => (await import('#functions/domains/company/store.ts')).companyStore,
  contact: async () => (await import('#functions/domains/contact/store.ts')).contactStore,
  artist: async () => (await import('#functions/domains/artist/store.ts')).artistStore,
  contract: async () => (await import('#functions/domains/contract/store.ts')).contractStore,
  invoice: async () => (await import('#functions/domains/invoice/store.ts')).invoiceStore,
  quote: async () => (await import('#functions/domains/quote/store.ts')).quoteStore,
  purchaseAgreement: async () => (await import('#functions/domains/purchase-agreement/store.ts')).purchaseStore,
};

export const handler = endpoint(freeFieldContract.routes.references, async ({ params, ctx }) => {
  const { id, mainArea } = await freeFieldStore.get(ctx, params.id);
  const found = await (await STORES[mainArea]()).definition.list?.read(ctx.tenantId, {
    page: 1,
    perPage: 1,
    filters: [saying(id)],
  });
  return { count: found?.total ?? 0 };
});
