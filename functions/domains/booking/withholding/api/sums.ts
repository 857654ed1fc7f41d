import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { withholdingContract } from '#shared/domains/booking/withholding/contract.ts';
import { sumsOfRows } from '../rows.ts';

export const handler = endpoint(withholdingContract.routes.sums, ({ body, ctx }) => sumsOfRows(ctx, body));
