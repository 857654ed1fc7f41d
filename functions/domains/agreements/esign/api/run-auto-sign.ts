import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { autoSign } from '../housekeeping/auto-sign.ts';

export const handler = endpoint(esignContract.routes.runAutoSign, ({ ctx }) => autoSign(ctx.now));
