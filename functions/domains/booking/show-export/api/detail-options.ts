import {
  placeFilters,
  wordTemplateMapping,
  wordTemplateStore,
} from '#functions/domains/attached/word-template/store.ts';
import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { showExportContract } from '#shared/domains/booking/show-export/contract.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';

/** More templates nobody chooses from. */
const perPage = 200;

export const handler = endpoint(showExportContract.routes.detailOptions, async ({ body, ctx }) => {
  if (body.showId) await internalShow(ctx, body.showId);
  if (!ctx.actor.permissions.has('wordTemplate.read')) return { templates: [], locales: [...LOCALES] };
  const filters = [{ field: 'active', relation: 'anyOf' as const, values: ['true'] }];
  const request = { keyword: '', page: 1, perPage, filters, sort: { by: 'name', direction: 'asc' as const } };
  const query = queryOf(wordTemplateMapping, request, placeFilters('record', 'show'));
  const { rows } = await wordTemplateStore.page(ctx, query);
  return { templates: rows.map(({ id, name, locale }) => ({ id, name, locale })), locales: [...LOCALES] };
});
