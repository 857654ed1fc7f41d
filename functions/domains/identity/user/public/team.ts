import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isOwner } from '#shared/domains/identity/user/rules.ts';
import type { TeamMember, TeamSummary } from '#shared/domains/identity/user/team.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { userStore } from '../store.ts';

/** Colleagues on a record, by name; who has left meanwhile may stay where they are named. */
export async function teamOf(
  ctx: TenantContext,
  team: readonly TeamMember[] | undefined,
  there: readonly TeamSummary[] = [],
): Promise<{ team?: TeamSummary[] }> {
  if (!team) return {};
  const summaries = team.map(async ({ userId, role }, i) => {
    const user = await userStore.find(ctx, userId);
    const may = user && !user.deletedAt && (isOwner(user) || there.some((one) => one.userId === userId));
    if (!may) throw new AppError('choice', { field: `team.${i}.userId` });
    return { userId, role, name: user.name };
  });
  return { team: await Promise.all(summaries) };
}
