import { statementsOf } from '#functions/domains/agreements/invoice/public/statements.ts';
import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';

export const handler = endpoint(invoiceLinkContract.routes.statements, async ({ params, ctx }) => {
  const { id } = await invoiceOf(ctx, params.id);
  return { rows: await statementsOf(ctx.tenantId, id) };
});
