import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { changeExceptions } from '../store.ts';

export const handler = endpoint(availabilityContract.routes.clear, ({ body: { back, ...days }, ctx }) =>
  changeExceptions(ctx, 'clearAvailability', { ...days, layer: 'override', said: back }),
);
