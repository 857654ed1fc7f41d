import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { makeFile } from '../make-file.ts';

export const handler = endpoint(payoutContract.routes.makeFile, ({ body, ctx }) => makeFile(ctx, body));
