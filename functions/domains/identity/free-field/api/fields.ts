import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { callerFields } from '../public/caller.ts';

export const handler = endpoint(freeFieldContract.routes.fields, ({ body, ctx }) => callerFields(ctx, body.mainArea));
