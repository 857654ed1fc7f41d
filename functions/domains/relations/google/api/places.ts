import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { placeDetails } from '#functions/platform/google/places.ts';
import { googleContract } from '#shared/domains/relations/google/contract.ts';
import { answerOf } from '../answer.ts';

export const handler = endpoint(googleContract.routes.places, ({ query, ctx }) =>
  answerOf(() => placeDetails(query.placeId, ctx.locale)),
);
