import type { RecordContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Approvable, ApprovedKind } from '#shared/kernel/access/approval.ts';

/**
 * Whether a record waits for approval: what was there stays as it is, something new waits where the agency says so and
 * whoever adds it may not approve it.
 */
export async function approvalOf(ctx: RecordContext, area: ApprovedKind, before?: Approvable): Promise<Approvable> {
  const waits = before ? before.isPreliminary : await waitsAnew(ctx, area);
  return waits ? { isPreliminary: true } : {};
}

async function waitsAnew(ctx: RecordContext, area: ApprovedKind): Promise<boolean> {
  if (ctx.actor.permissions.has(`${area}.approve`)) return false;
  const { agencyOf } = await import('./agency.ts');
  return (await agencyOf(ctx)).approvals.includes(area);
}

/** A copy is new, whatever its original is. */
export const copied =
  <T extends Approvable>(area: ApprovedKind) =>
  async (ctx: UserContext, copy: T): Promise<T> => ({
    ...copy,
    isPreliminary: undefined,
    ...(await approvalOf(ctx, area)),
  });
