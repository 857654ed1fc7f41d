import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { collectiveParts } from '../collective.ts';

export const handler = endpoint(invoiceContract.routes.collectiveParts, async ({ body, ctx }) => ({
  rows: (await collectiveParts(ctx, body)).map(({ part }) => part),
}));
