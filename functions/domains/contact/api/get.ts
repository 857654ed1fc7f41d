import { seenOne } from '#functions/domains/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { openRecord } from '#functions/platform/recent.ts';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.get, ({ params, ctx }) =>
  seenOne(ctx, 'contact', openRecord(ctx, contactStore, params.id)),
);
