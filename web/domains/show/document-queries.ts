import { contractContract } from '#shared/domains/contract/contract.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/purchase-agreement/contract.ts';
import { quoteContract } from '#shared/domains/quote/contract.ts';
import { queryOf } from '#web/platform/api.ts';

/** The contracts of a show, asked as their own card asks, so that both share the answer. */
export const showContractsQuery = (id: string) =>
  queryOf(contractContract.routes.list, {
    body: { filters: [{ field: 'show', values: [id] }], sort: { by: 'number', direction: 'desc' } },
  });
const countOf = { select: (page: { readonly total: number }) => page.total };
/** How many documents of each kind a show has. */
export const showDocumentCounts = (id: string) => {
  const body = { perPage: 1, filters: [{ field: 'show' as const, values: [id] }] };
  return {
    contract: { ...showContractsQuery(id), ...countOf },
    quote: { ...queryOf(quoteContract.routes.list, { body }), ...countOf },
    purchaseAgreement: { ...queryOf(purchaseAgreementContract.routes.list, { body }), ...countOf },
    invoice: { ...queryOf(invoiceContract.routes.list, { body }), ...countOf },
  };
};
