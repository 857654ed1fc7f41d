import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { type Bare, queryOf } from '#web/platform/api.ts';

/** The contracts of a show, asked as their own card asks, so that both share the answer. */
export const showContractsQuery = (id: string) =>
  queryOf(contractContract.routes.list, {
    body: { filters: [{ field: 'show', values: [id] }], sort: { by: 'number', direction: 'desc' } },
  });

interface OfShow {
  readonly perPage: number;
  readonly filters: readonly { readonly field: 'show'; readonly values: readonly string[] }[];
}
type Page = { readonly total: number };
/** Bare: a tab's count needs no addresses of everything else that documents can do. */
const listOf = (domain: string, path: string): Bare<{ body: OfShow }, Page> => ({
  id: `${domain}.list`,
  method: 'POST',
  path: `/api/page/${path}/list`,
});
const QUOTES = listOf('quote', 'quote');
const PURCHASE_AGREEMENTS = listOf('purchase-agreement', 'purchaseagreement');
const INVOICES = listOf('invoice', 'invoice');

const countOf = { select: (page: Page) => page.total };
/** How many documents of each kind a show has. */
export const showDocumentCounts = (id: string) => {
  const body: OfShow = { perPage: 1, filters: [{ field: 'show', values: [id] }] };
  return {
    contract: { ...showContractsQuery(id), ...countOf },
    quote: { ...queryOf(QUOTES, { body }), ...countOf },
    purchaseAgreement: { ...queryOf(PURCHASE_AGREEMENTS, { body }), ...countOf },
    invoice: { ...queryOf(INVOICES, { body }), ...countOf },
  };
};
