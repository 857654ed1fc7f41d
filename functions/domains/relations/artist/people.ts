import { userStore } from '#functions/domains/identity/user/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';

type People = Pick<ArtistInput, 'team' | 'members' | 'management'>;

const teamOf = (ctx: TenantContext, team: NonNullable<People['team']>, before: People['team'] = []) => {
  const there = before.map(({ userId }) => userId);
  const named = team.map(async (agent, i) => {
    const { name } = await namedRecord(ctx, userStore, `team.${i}.userId`, agent.userId, there);
    return { ...agent, name };
  });
  return Promise.all(named);
};

const membersOf = (ctx: TenantContext, members: NonNullable<People['members']>, before: People['members'] = []) => {
  const there = before.map(({ contactId }) => contactId);
  const named = members.map(async (member, i) => {
    if (!member.contactId) return member;
    const { fullName } = await namedRecord(ctx, contactStore, `members.${i}.contactId`, member.contactId, there);
    return { ...member, name: fullName };
  });
  return Promise.all(named);
};

async function managementOf(
  ctx: TenantContext,
  { companyId }: NonNullable<People['management']>,
  before: People['management'],
) {
  const { name } = await namedRecord(ctx, companyStore, 'management.companyId', companyId, [before?.companyId]);
  return { companyId, name };
}

/** Team, members and management with the names of those they refer to. */
export async function withNames(ctx: TenantContext, input: People, before?: People): Promise<People> {
  const [team, members, management] = await Promise.all([
    input.team && teamOf(ctx, input.team, before?.team),
    input.members && membersOf(ctx, input.members, before?.members),
    input.management && managementOf(ctx, input.management, before?.management),
  ]);
  return { ...(team && { team }), ...(members && { members }), ...(management && { management }) };
}
