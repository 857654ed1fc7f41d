import { rowsSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { visible } from '../access.ts';
import { showCounts } from '../public/shows-store.ts';
import { productionMapping, productionStore } from '../store.ts';

const list = rowsSeen('production', listRecords(productionStore, productionMapping, artistAccess.linked));

export const handler = endpoint(productionContract.routes.list, async (call) => {
  const page = await list(call);
  const counts = await showCounts(
    call.ctx,
    page.rows.map(({ no }) => no),
  );
  const rows = page.rows.map((row) => ({ ...visible(call.ctx, row), showCount: counts.get(row.no) ?? 0 }));
  return { ...page, rows };
});
