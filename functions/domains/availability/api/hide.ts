import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { availabilityContract } from '#shared/domains/availability/contract.ts';
import { withException } from '#shared/domains/availability/rules.ts';
import { changeExceptions, saidNow } from '../store.ts';

export const handler = endpoint(availabilityContract.routes.hide, ({ body, ctx }) =>
  changeExceptions(ctx, body.artistId, 'hideAvailability', (before) =>
    withException(before, saidNow(ctx, { ...body, kind: 'hidden' })),
  ),
);
