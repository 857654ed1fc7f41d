import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { sweepLinks } from '../housekeeping/sweep.ts';

export const handler = endpoint(esignContract.routes.runSweep, ({ ctx }) => sweepLinks(ctx.now));
