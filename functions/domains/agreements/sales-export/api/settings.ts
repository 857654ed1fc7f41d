import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { bookOf, shownSettings } from '../settings.ts';

export const handler = endpoint(salesExportContract.routes.settings, async ({ params, ctx }) =>
  shownSettings(ctx, await bookOf(ctx, params.id)),
);
