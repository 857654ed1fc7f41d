import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { substituteOf } from '../public/signing-orders.ts';

export const handler = endpoint(accountContract.routes.substitute, ({ ctx }) => substituteOf(ctx));
