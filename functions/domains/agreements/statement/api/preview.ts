import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { inputOf } from '#shared/domains/agreements/statement/rules.ts';
import { liveFigures } from '../figures.ts';
import { prepareStatement } from '../prepare.ts';

export const handler = endpoint(statementContract.routes.preview, async ({ body, ctx }) =>
  liveFigures(ctx, inputOf(await prepareStatement(ctx, body))),
);
