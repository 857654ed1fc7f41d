import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { reminderRows } from '../reminders/rows.ts';

export const handler = endpoint(invoiceContract.routes.reminders, async ({ body, ctx }) => ({
  rows: await reminderRows(ctx, body.bookkeepingId),
}));
