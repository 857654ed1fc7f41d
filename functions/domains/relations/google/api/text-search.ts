import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { searchPlaces } from '#functions/platform/google/places.ts';
import { googleContract } from '#shared/domains/relations/google/contract.ts';
import { answerOf } from '../answer.ts';

export const handler = endpoint(googleContract.routes.textSearch, async ({ query, ctx }) => ({
  rows: await answerOf(() => searchPlaces(query.keyword, ctx.locale)),
}));
