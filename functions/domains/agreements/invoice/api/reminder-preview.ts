import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceOf } from '../public/view.ts';
import { reminderPreview } from '../reminders/preview.ts';

export const handler = endpoint(invoiceContract.routes.reminderPreview, async ({ params, ctx }) =>
  reminderPreview(ctx, await invoiceOf(ctx, params.id)),
);
