import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { openRecord } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.get, ({ params, ctx }) =>
  seenOne(ctx, 'contact', openRecord(ctx, contactStore, params.id)),
);
