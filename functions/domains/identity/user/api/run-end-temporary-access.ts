import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { endTemporaryAccess } from '../ending-access.ts';

export const handler = endpoint(userContract.routes.runEndTemporaryAccess, ({ ctx }) => endTemporaryAccess(ctx.now));
