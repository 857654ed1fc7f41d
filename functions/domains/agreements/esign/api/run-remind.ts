import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { tickDue } from '../housekeeping/due.ts';

export const handler = endpoint(esignContract.routes.runRemind, ({ ctx }) => tickDue(ctx.now));
