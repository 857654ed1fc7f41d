import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { anchorChains } from '../housekeeping/anchor.ts';

export const handler = endpoint(esignContract.routes.runAnchor, ({ ctx }) => anchorChains(ctx.now));
