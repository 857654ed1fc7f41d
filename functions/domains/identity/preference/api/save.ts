import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { preferenceContract } from '#shared/domains/identity/preference/contract.ts';
import { savePreferences } from '../store.ts';

export const handler = endpoint(preferenceContract.routes.save, ({ body, ctx }) => {
  const { rev, ...input } = body;
  return savePreferences(ctx, rev, input);
});
