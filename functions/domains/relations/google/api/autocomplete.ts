import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { completePlace } from '#functions/platform/google/places.ts';
import { googleContract } from '#shared/domains/relations/google/contract.ts';
import { answerOf } from '../answer.ts';

export const handler = endpoint(googleContract.routes.autocomplete, async ({ query, ctx }) => ({
  rows: await answerOf(() => completePlace(query.keyword, ctx.locale)),
}));
