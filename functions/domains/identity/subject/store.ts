import { userStore } from '#functions/domains/identity/user/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { Subject } from '#functions/records/services.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

export async function recordOf(ctx: Tenant, { entity, recordId }: RecordSubject): Promise<Subject> {
  const { subject } = await servicesOf(entity);
  return subject(ctx, recordId);
}

/** The record, unless it is gone. */
export async function findRecord(ctx: Tenant, target: RecordSubject): Promise<Subject | undefined> {
  try {
    return await recordOf(ctx, target);
  } catch (e) {
    if (e instanceof AppError && e.code === 'notFound') return undefined;
    throw e;
  }
}

/** The record, as far as the caller may see it; 404 when it is not there or not theirs. */
export async function targetOf(ctx: UserContext, { entity, recordId }: RecordSubject): Promise<Subject> {
  const target = await recordOf(ctx, { entity, recordId });
  if (target.artistIds) artistAccess.check(ctx, target.artistIds, target.partyIds);
  const isHidden = target.isInternal || target.seenBy?.includes(ctx.actor.role) === false;
  if (isHidden && !isInternal(ctx)) throw new AppError('notFound');
  return target;
}
export const titleOfSubject = async (ctx: UserContext, target: RecordSubject): Promise<string> =>
  (await targetOf(ctx, target)).title;

const isColleague = (user: Stored<UserFields> | undefined): user is Stored<UserFields> =>
  user?.environment === 'internal' && user.state !== 'deactivated' && !user.deletedAt;
const maySee = (user: UserFields, { artistIds }: Subject): boolean =>
  user.allArtists || !artistIds || artistIds.some((id) => user.artistIds.includes(id));

/** Finds a user of the agency who can be mentioned or given a task, provided that they may see the record. */
export async function colleagueFor(
  ctx: Tenant,
  userId: Id,
  field: string,
  target?: Subject,
): Promise<Stored<UserFields>> {
  const user = await userStore.find(ctx, userId);
  if (!isColleague(user)) throw new AppError('choice', { field });
  if (target && !maySee(user, target)) throw new AppError('hiddenFrom', { field, params: { name: user.name } });
  return user;
}

/**
 * Tells whether a colleague may be told of a record now. Rights may have ended since the message was promised, and the
 * record may be gone.
 */
export async function stillSees(ctx: Tenant, user: Stored<UserFields>, target?: RecordSubject): Promise<boolean> {
  if (!isColleague(user)) return false;
  if (!target) return true;
  const record = await findRecord(ctx, target);
  return record !== undefined && maySee(user, record);
}
