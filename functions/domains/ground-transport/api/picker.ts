import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(
  groundTransportContract.routes.picker,
  pickRecords(groundTransportStore, ({ facets }, ctx) => artistAccess.may(ctx, String(facets?.artists).split(' '))),
);
