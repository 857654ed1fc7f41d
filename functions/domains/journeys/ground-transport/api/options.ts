import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { optionsIn } from '#shared/domains/journeys/ground-transport/choices.ts';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';

export const handler = endpoint(groundTransportContract.routes.options, async ({ ctx }) => optionsIn(ctx.locale));
