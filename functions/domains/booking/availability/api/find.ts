import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { findAvailability } from '../public/find.ts';

export const handler = endpoint(availabilityContract.routes.find, ({ body, ctx }) => findAvailability(ctx, body));
