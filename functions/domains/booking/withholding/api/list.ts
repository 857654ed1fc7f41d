import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { withholdingContract } from '#shared/domains/booking/withholding/contract.ts';
import { pageOfRows } from '../rows.ts';

export const handler = endpoint(withholdingContract.routes.list, ({ body, ctx }) => pageOfRows(ctx, body));
