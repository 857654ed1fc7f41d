import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Recipient } from '#shared/domains/relations/email-message/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { contactStore } from '../store.ts';

/** People of one company that are offered. */
const MAX_PEOPLE = 50;

/** Finds a contact as a recipient of an email. */
export async function personAsRecipient(ctx: UserContext, id: Id | undefined): Promise<Recipient[]> {
  const found = id && (await contactStore.find(ctx, id));
  if (!found || found.deletedAt) return [];
  return [{ name: found.fullName, email: found.email, about: found.positions[0]?.companyName ?? '' }];
}

/** Finds a company and its people as recipients of an email. */
export async function companyAsRecipients(ctx: UserContext, id: Id | undefined): Promise<Recipient[]> {
  const company = id && (await companyStore.find(ctx, id));
  if (!company || company.deletedAt) return [];
  const filters = [{ column: 'companies', anyOf: [company.no] }];
  const nos = (await contactStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const people = await contactStore.many(ctx, nos.slice(0, MAX_PEOPLE));
  return [
    { name: company.name, email: company.email, about: '' },
    ...people.map(({ fullName, email }) => ({ name: fullName, email, about: company.name })),
  ];
}
