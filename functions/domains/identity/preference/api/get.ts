import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { preferenceContract } from '#shared/domains/identity/preference/contract.ts';
import { preferencesOf } from '../store.ts';

export const handler = endpoint(preferenceContract.routes.get, ({ ctx }) => preferencesOf(ctx));
