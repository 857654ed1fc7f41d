import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { clashMarksOf } from '../clashes.ts';

export const handler = endpoint(showTravelContract.routes.clashMarks, async ({ body, ctx }) => ({
  rows: await clashMarksOf(ctx, body),
}));
