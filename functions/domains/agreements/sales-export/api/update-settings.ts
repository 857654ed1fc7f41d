import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { saveSettings } from '../settings.ts';

export const handler = endpoint(salesExportContract.routes.updateSettings, ({ params, body, ctx }) =>
  saveSettings(ctx, params.id, body),
);
