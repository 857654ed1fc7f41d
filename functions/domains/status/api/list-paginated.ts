import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { pageCountOf } from '#shared/kernel/paging.ts';
import { statusesOf } from '../store.ts';

export const handler = endpoint(statusContract.routes.listPaginated, async ({ body, ctx }) => {
  const rows = await statusesOf(ctx, body.mainArea);
  const pageCount = pageCountOf(rows.length, body.perPage);
  const page = Math.min(body.page, pageCount);
  return { rows: rows.slice((page - 1) * body.perPage, page * body.perPage), total: rows.length, page, pageCount };
});
