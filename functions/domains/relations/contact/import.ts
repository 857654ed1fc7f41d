import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { Link, SubjectDefinition } from '#functions/domains/relations/import/public/target.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isUsed } from '#functions/records/used.ts';
import { alsoAt, checkContact, fullName } from '#shared/domains/relations/contact/rules.ts';
import { type ContactFields, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { contactSimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { prepareContact } from './public/prepare.ts';
import { contactSimilarityIndex, contactStore } from './store.ts';

/** Every company by its name; more than one where they share it. */
async function companiesByName(ctx: TenantContext): Promise<ReadonlyMap<string, readonly Id[]>> {
  const nos = (await companyStore.definition.list?.all(ctx.tenantId, {})) ?? [];
  const byName = new Map<string, Id[]>();
  for (const { id, name } of await companyStore.many(ctx, nos))
    byName.set(fold(name), [...(byName.get(fold(name)) ?? []), id]);
  return byName;
}

/** The company a row names becomes the contact's place of work. */
async function companyLink(ctx: TenantContext): Promise<Link> {
  const companies = await companiesByName(ctx);
  return ({ company, position = '' }) => {
    if (company === undefined) return {};
    const [companyId, ...more] = companies.get(fold(String(company))) ?? [];
    if (!companyId) return { code: 'import.companyUnknown', field: 'company' };
    if (more.length > 0) return { code: 'import.companyUnclear', field: 'company' };
    return { positions: [{ companyId, companyName: company, position, defaultSelect: true }] };
  };
}

export const contactImport: SubjectDefinition<ContactFields, ContactInput> = {
  store: contactStore,
  rights: { create: 'contact.create', update: 'contact.update', delete: 'contact.delete' },
  schema: ContactInput,
  check: checkContact,
  freeArea: 'contact',
  prepare: prepareContact,
  title: fullName,
  similarityKeys: (input, linked) =>
    contactSimilarityKeys({
      ...input,
      positions: [],
      fullName: fullName(input),
      ...(linked as Partial<ContactFields>),
    }),
  isUsed: isUsed.contact,
  nouns: ({ email }) => [email],
  known: ({ tenantId }) => contactSimilarityIndex.everything(tenantId),
  link: companyLink,
  linkedOver(linked, { positions }) {
    const [place] = (linked as Partial<ContactInput>).positions ?? [];
    return place ? { positions: alsoAt(positions, place) } : {};
  },
};
