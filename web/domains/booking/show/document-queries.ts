import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { PrintedKind } from '#shared/kernel/record/agreement.ts';
import { queryOf } from '#web/platform/api.ts';
import { documentListRoute } from '#web/platform/kind-routes.ts';

/** The contracts of a show, asked as their own card asks, so that both share the answer. */
export const showContractsQuery = (id: string) =>
  queryOf(contractContract.routes.list, {
    body: { filters: [{ field: 'show', values: [id] }], sort: { by: 'number', direction: 'desc' } },
  });

/** The signings of a show's documents, the newest first. */
export const showSigningsQuery = (id: string) =>
  queryOf(esignContract.routes.list, {
    body: { filters: [{ field: 'show', values: [id] }], sort: { by: 'created', direction: 'desc' } },
  });

interface OfShow {
  readonly perPage: number;
  readonly filters: readonly { readonly field: 'show'; readonly values: readonly string[] }[];
}
type Page = { readonly total: number };

/** Counts the documents of a kind that a show has. Contracts share the answer of their own card. */
export const showDocumentCount = (kind: PrintedKind, id: string) => {
  const body: OfShow = { perPage: 1, filters: [{ field: 'show', values: [id] }] };
  const countOf = { select: (page: Page) => page.total };
  return kind === 'contract'
    ? { ...showContractsQuery(id), ...countOf }
    : { ...queryOf(documentListRoute<OfShow, Page>(kind), { body }), ...countOf };
};

/** The invoices of a show, asked as their own tab asks, so that both share the answer. */
export const invoicesToDecideQuery = (id: string) =>
  queryOf(invoiceContract.routes.list, {
    body: { perPage: 50, filters: [{ field: 'show', values: [id] }], sort: { by: 'date', direction: 'desc' } },
  });
