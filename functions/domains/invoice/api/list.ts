import { rowsSeen } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { invoiceMapping, invoiceStore } from '../store.ts';
import { withDerived } from '../view-store.ts';

export const handler = endpoint(
  invoiceContract.routes.list,
  rowsSeen('invoice', async ({ body, ctx }) => {
    checkInside(ctx);
    const query = await listQuery(ctx, invoiceMapping, body, artistAccess.linked(ctx));
    const page = await invoiceStore.page(ctx, query);
    return { ...page, rows: page.rows.map((row) => withDerived(ctx, row)) };
  }),
);
