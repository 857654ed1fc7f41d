import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';

export const handler = endpoint(
  showContract.routes.requestArtists,
  pickRecords(artistStore, (summary, ctx) => summary.facets?.active === 1 && artistAccess.knows(ctx, [summary.key])),
);
