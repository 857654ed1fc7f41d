import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { changeExceptions } from '../store.ts';

export const handler = endpoint(availabilityContract.routes.override, ({ body, ctx }) =>
  changeExceptions(ctx, 'overrideAvailability', { ...body, layer: 'override', said: [{ ...body, kind: body.state }] }),
);
