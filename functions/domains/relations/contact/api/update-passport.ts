import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { keepPassport } from '../public/passport-store.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.updatePassport, async ({ params, body, ctx }) => {
  if (!ctx.actor.permissions.has('contact.update')) throw new AppError('denied');
  return keepPassport(ctx, await contactStore.get(ctx, params.id), body);
});
