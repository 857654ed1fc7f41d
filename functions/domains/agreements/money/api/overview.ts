import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { moneyContract } from '#shared/domains/agreements/money/contract.ts';
import { overviewOf } from '../overview.ts';

export const handler = endpoint(moneyContract.routes.overview, ({ query, ctx }) => overviewOf(ctx, query));
