import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { changeExceptions } from '../store.ts';

export const handler = endpoint(availabilityContract.routes.hide, ({ body, ctx }) =>
  changeExceptions(ctx, 'hideAvailability', { ...body, layer: 'hidden', said: [{ ...body, kind: 'hidden' }] }),
);
