import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import type { AgencyWords, Nameable } from '#shared/domains/relations/import/agency-fields.ts';
import type { Mapping } from '#shared/domains/relations/import/schemas.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Nouns } from './public/target.ts';

/** Lists every record by each of its words, and several records by a word they share. */
function byWords(records: readonly Nouns[]): Nameable {
  const found = new Map<string, { id: Id; name: string }[]>();
  for (const { id, name, words } of records)
    for (const word of new Set([name, ...words].map(fold).filter(Boolean)))
      found.set(word, [...(found.get(word) ?? []), { id, name }]);
  return found;
}

async function inArea(ctx: TenantContext, area: 'company' | 'contact'): Promise<Nameable> {
  const { importing } = await servicesOf(area);
  return byWords(await (await importing()).nouns(ctx));
}

/**
 * Finds the records that columns of a file may name. A mapped free field takes their kind, and the caller may read it.
 */
export async function recordsFor(
  ctx: UserContext,
  freeFields: readonly FreeFieldView[],
  mapping: Mapping,
): Promise<NonNullable<AgencyWords['records']>> {
  const takes = (type: 'contact' | 'company') =>
    ctx.actor.permissions.has(`${type}.read`) &&
    freeFields.some((field) => field.type === type && mapping.includes(freeName(field.id)));
  return {
    ...(takes('company') ? { company: await inArea(ctx, 'company') } : {}),
    ...(takes('contact') ? { contact: await inArea(ctx, 'contact') } : {}),
  };
}
