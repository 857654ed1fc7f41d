import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { signatureOf } from '../public/own-store.ts';

export const handler = endpoint(accountContract.routes.signature, ({ ctx }) => signatureOf(ctx, true));
