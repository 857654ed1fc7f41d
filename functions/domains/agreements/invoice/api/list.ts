import { rowsSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { visibleOnly, withDerived } from '../public/view.ts';
import { invoiceMapping, invoiceStore } from '../store.ts';

export const handler = endpoint(
  invoiceContract.routes.list,
  rowsSeen('invoice', async ({ body, ctx }) => {
    const query = await listQuery(ctx, invoiceMapping, body, visibleOnly(ctx));
    const page = await invoiceStore.page(ctx, query);
    return { ...page, rows: await withDerived(ctx, page.rows) };
  }),
);
