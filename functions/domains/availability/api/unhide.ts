import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { availabilityContract } from '#shared/domains/availability/contract.ts';
import { without } from '#shared/domains/availability/rules.ts';
import { changeExceptions } from '../store.ts';

export const handler = endpoint(availabilityContract.routes.unhide, ({ body: { artistId, from, to }, ctx }) =>
  changeExceptions(ctx, artistId, 'unhideAvailability', (before) => without(before, 'hidden', from, to)),
);
