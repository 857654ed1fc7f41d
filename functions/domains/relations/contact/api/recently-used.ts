import { recentRecords } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.recentlyUsed, async ({ ctx }) => ({
  rows: await recentRecords(ctx, contactStore),
}));
