import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import type { WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { placeFilters, wordTemplateMapping, wordTemplateStore } from '../store.ts';

/** More templates nobody chooses from. */
const perPage = 200;

/** Lists the active Word templates for one record of an area, each in its language. */
export async function detailOptions(ctx: UserContext, area: WordKind) {
  if (!ctx.actor.permissions.has('wordTemplate.read')) return { templates: [], locales: [...LOCALES] };
  const filters = [{ field: 'active', relation: 'anyOf' as const, values: ['true'] }];
  const request = { keyword: '', page: 1, perPage, filters, sort: { by: 'name', direction: 'asc' as const } };
  const { rows } = await wordTemplateStore.page(
    ctx,
    queryOf(wordTemplateMapping, request, placeFilters('record', area)),
  );
  return { templates: rows.map(({ id, name, locale }) => ({ id, name, locale })), locales: [...LOCALES] };
}
