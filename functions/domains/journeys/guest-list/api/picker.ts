import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { guestListStore } from '../store.ts';

export const handler = endpoint(
  guestListContract.routes.picker,
  pickRecords(guestListStore, ({ facets }, ctx) => artistAccess.may(ctx, String(facets?.artists).split(' '))),
);
