import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { openPassport } from '../public/passport-store.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.passport, async ({ params, ctx }) =>
  openPassport(ctx, await contactStore.get(ctx, params.id)),
);
