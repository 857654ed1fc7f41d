import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { startArchive } from '../archive/begin.ts';

export const handler = endpoint(esignContract.routes.startArchive, async ({ body, ctx }) => startArchive(ctx, body));
