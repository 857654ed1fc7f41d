import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type Referring, refuseInUse } from '#functions/platform/record/references.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type Of<S extends Referring> = Awaited<ReturnType<S['all']>>[number];
interface Named {
  readonly id: Id;
}
interface Coded {
  readonly code: string;
}

/** Refuses to delete a master that a record of this store refers to. The store loads with the removal. */
const kept =
  <S extends Referring, M>(load: () => Promise<S>, refers: (record: Of<S>, master: M) => boolean) =>
  async (ctx: Tenant, master: M): Promise<void> =>
    refuseInUse(ctx, [await load()], (record) => refers(record, master));

/** Runs checks one after the other. The first that refuses ends them. */
const all =
  <M>(...checks: readonly ((ctx: Tenant, master: M) => Promise<void>)[]) =>
  async (ctx: Tenant, master: M): Promise<void> => {
    for (const check of checks) await check(ctx, master);
  };

const articles = async () => (await import('#functions/domains/reference/article/store.ts')).articleStore;
const bankAccounts = async () => (await import('#functions/domains/reference/bank-account/store.ts')).bankAccountStore;
const bookkeepings = async () => (await import('#functions/domains/reference/bookkeeping/store.ts')).bookkeepingStore;
const countries = async () => (await import('#functions/domains/reference/country/store.ts')).countryStore;
const freeFields = async () => (await import('#functions/domains/identity/free-field/store.ts')).freeFieldStore;
const groups = async () => (await import('#functions/domains/reference/product-group/store.ts')).productGroupStore;
const products = async () => (await import('#functions/domains/reference/product/store.ts')).productStore;
const templates = async () =>
  (await import('#functions/domains/reference/product-template/store.ts')).productTemplateStore;

/**
 * Refuses to delete a master that another record refers to. The book knows these records, because a domain does not know
 * the higher domains that refer to its own.
 */
export const removalOf = {
  articleCategory: kept(articles, ({ categoryId }, { id }: Named) => categoryId === id),
  bankAccount: kept(bookkeepings, ({ bankAccountId }, { id }: Named) => bankAccountId === id),
  bookkeeping: async (ctx: Tenant, book: { readonly no: number }) =>
    (await import('#functions/domains/agreements/invoice/store.ts')).checkNoInvoices(ctx, book),
  brand: kept(bookkeepings, ({ brandId }, { id }: Named) => brandId === id),
  currency: all(
    kept(bankAccounts, ({ currency }, { code }: Coded) => currency === code),
    kept(bookkeepings, ({ currency }, { code }: Coded) => currency === code),
    kept(products, ({ price }, { code }: Coded) => price.currency === code),
  ),
  freeFieldCategory: kept(freeFields, ({ categoryId }, { id }: Named) => categoryId === id),
  paymentTerm: kept(bookkeepings, ({ paymentTermId }, { id }: Named) => paymentTermId === id),
  product: kept(templates, ({ lines }, { id }: Named) => lines.some(({ productId }) => productId === id)),
  productGroup: kept(products, ({ groupId }, { id }: Named) => groupId === id),
  vatRate: all(
    kept(groups, ({ vatRateId }, { id }: Named) => vatRateId === id),
    kept(products, ({ vatRateId }, { id }: Named) => vatRateId === id),
    kept(bookkeepings, ({ vatRateId }, { id }: Named) => vatRateId === id),
    kept(countries, ({ vatRateId }, { id }: Named) => vatRateId === id),
  ),
};
