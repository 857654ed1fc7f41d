import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { MergeField } from '#shared/kernel/record/merge-field.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { settingOf } from '../print.ts';
import { templateFields } from '../template-fields.ts';

/** Returns the fields that texts about a record of an area may use. */
export const mergeFieldsOf = (ctx: UserContext, area: WordKind): Promise<readonly MergeField[]> =>
  templateFields(ctx, 'record', area);

/** Returns the values of these fields, as far as the caller may see the record. */
export async function mergeDataOf(ctx: UserContext, area: WordKind, id: Id, locale: Locale): Promise<object> {
  const source = await (await servicesOf(area)).word();
  return (await source.record(await settingOf(ctx, { mainArea: area, locale }), id)).data;
}
