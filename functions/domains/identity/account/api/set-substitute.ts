import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { keepSubstitute } from '../public/signing-orders.ts';

export const handler = endpoint(accountContract.routes.setSubstitute, ({ body, ctx }) => keepSubstitute(ctx, body));
