import { callerFields } from '#functions/domains/identity/free-field/public/caller.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { tagStore } from '#functions/domains/reference/tag/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { agencyFields } from '#shared/domains/relations/import/agency-fields.ts';
import { withExports } from '#shared/domains/relations/import/export-headings.ts';
import { IMPORT_FIELDS, type ImportField } from '#shared/domains/relations/import/fields.ts';
import type { ImportChoice, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { recordsFor } from './nameable.ts';

/** The area whose tags, statuses and free fields its records have. */
export const wordsArea = (area: ImportKind) => (area === 'venue' ? 'company' : area);

/** All that a column of the caller's file can go to; a mapping, once there is one, says which other records it names. */
export async function importFields(
  ctx: UserContext,
  area: ImportKind,
  { mapping = [], newTags }: Partial<ImportChoice> = {},
): Promise<readonly ImportField[]> {
  const mainArea = wordsArea(area);
  const [statuses, tags, { fields: freeFields }] = await Promise.all([
    statusStore.all(ctx, mainArea),
    tagStore.all(ctx, mainArea),
    callerFields(ctx, mainArea),
  ]);
  const active = <T extends { readonly isActive: boolean }>(all: readonly T[]) =>
    all.filter(({ isActive }) => isActive);
  const records = await recordsFor(ctx, freeFields, mapping);
  const choosesTerms = mainArea === 'company' && ctx.actor.permissions.has('masterData.read');
  const words = {
    statuses: active(statuses),
    tags: active(tags),
    freeFields,
    records,
    ...(newTags ? { newTags } : {}),
    ...(choosesTerms ? { paymentTerms: active(await paymentTermStore.all(ctx)) } : {}),
  };
  return withExports(area, [...IMPORT_FIELDS[area], ...agencyFields(words)]);
}
