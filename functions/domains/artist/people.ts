import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** Finds each by its id; one that is not there is refused at its own field. */
async function finder<T extends object>(ctx: TenantContext, store: RecordStore<T>, ids: readonly Id[]) {
  const found = ids.length > 0 ? await store.many(ctx, ids.map(noOf)) : [];
  return (id: Id, field: string): Stored<T> => {
    const record = found.find((candidate) => candidate.id === id && !candidate.deletedAt);
    if (!record) throw new AppError('choice', { field });
    return record;
  };
}

/** Team, members and management with the names of those they refer to. */
export async function withNames(ctx: TenantContext, { team, members, management }: ArtistInput) {
  const [user, contact, company] = await Promise.all([
    finder(ctx, userStore, team?.map(({ userId }) => userId) ?? []),
    finder(ctx, contactStore, members?.flatMap(({ contactId }) => contactId ?? []) ?? []),
    finder(ctx, companyStore, management ? [management.companyId] : []),
  ]);
  return {
    ...(team && {
      team: team.map((agent, i) => ({ ...agent, name: user(agent.userId, `team.${i}.userId`).name })),
    }),
    ...(members && {
      members: members.map((member, i) =>
        member.contactId ? { ...member, name: contact(member.contactId, `members.${i}.contactId`).fullName } : member,
      ),
    }),
    ...(management && {
      management: { ...management, name: company(management.companyId, 'management.companyId').name },
    }),
  };
}
