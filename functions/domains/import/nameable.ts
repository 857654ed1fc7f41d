import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { FreeFieldView } from '#shared/domains/free-field/schemas.ts';
import type { AgencyWords, Nameable } from '#shared/domains/import/agency-fields.ts';
import type { Mapping } from '#shared/domains/import/schemas.ts';
import { freeName } from '#shared/kernel/free-name.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { fold } from '#shared/kernel/text.ts';

interface Nouns {
  readonly id: Id;
  readonly name: string;
  readonly words: readonly string[];
}

/** Lists every record by each of its words, and several records by a word they share. */
function byWords(records: readonly Nouns[]): Nameable {
  const found = new Map<string, { id: Id; name: string }[]>();
  for (const { id, name, words } of records)
    for (const word of new Set([name, ...words].map(fold).filter(Boolean)))
      found.set(word, [...(found.get(word) ?? []), { id, name }]);
  return found;
}

async function companies(ctx: TenantContext): Promise<Nameable> {
  const nos = (await companyStore.definition.list?.all(ctx.tenantId, {})) ?? [];
  const all = await companyStore.many(ctx, nos);
  return byWords(
    all.map(({ id, name, email, vatNumber, registerNumber }) => ({
      id,
      name,
      words: [email, vatNumber, registerNumber],
    })),
  );
}
async function contacts(ctx: TenantContext): Promise<Nameable> {
  const nos = (await contactStore.definition.list?.all(ctx.tenantId, {})) ?? [];
  const all = await contactStore.many(ctx, nos);
  return byWords(all.map(({ id, fullName, email }) => ({ id, name: fullName, words: [email] })));
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
    ...(takes('company') ? { company: await companies(ctx) } : {}),
    ...(takes('contact') ? { contact: await contacts(ctx) } : {}),
  };
}
