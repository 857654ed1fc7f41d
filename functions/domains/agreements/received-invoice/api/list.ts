import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { RECEIVED_STATES } from '#shared/domains/agreements/received-invoice/states.ts';
import { PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { receivedStore } from '../store.ts';
import { billables, receivedView } from '../view.ts';

export const handler = endpoint(receivedInvoiceContract.routes.list, async ({ body, ctx }) => {
  checkSeesAll(ctx);
  const { state, page } = body;
  const filters = [{ column: 'state', anyOf: [wordNo(RECEIVED_STATES, state)] }];
  const query = { filters, sort: { by: 'key', direction: -1 }, page, perPage: PAGE_SIZE } as const;
  const [found, agreements] = await Promise.all([
    receivedStore.page(ctx, query),
    state === 'open' ? billables(ctx) : [],
  ]);
  const rows = found.rows.map((received) => receivedView(ctx, received, agreements));
  return { rows, total: found.total, page: found.page, pageCount: found.pageCount };
});
