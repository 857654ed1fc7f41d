import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';

export const handler = endpoint(invoiceContract.routes.collectiveParts, async ({ body, ctx }) => {
  const { collectiveParts } = await import('../collective.ts');
  return { rows: (await collectiveParts(ctx, body)).map(({ part }) => part) };
});
