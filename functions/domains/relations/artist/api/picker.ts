import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(
  artistContract.routes.picker,
  pickRecords(artistStore, (summary, ctx) => summary.facets?.active === 1 && artistAccess.may(ctx, [summary.key])),
);
