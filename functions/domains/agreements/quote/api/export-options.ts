import { exportOptions } from '#functions/domains/agreements/agreement/public/export-item.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { quoteKind } from '../public/kind.ts';

export const handler = endpoint(quoteContract.routes.exportOptions, ({ body, ctx }) =>
  exportOptions(quoteKind, ctx, body.id),
);
