import { staying } from '#functions/domains/identity/user/public/administrator.ts';
import { checkArtists } from '#functions/domains/identity/user/public/check-artists.ts';
import { invitationOf } from '#functions/domains/identity/user/public/invitation.ts';
import { carriedOf, takeSeat, userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { findOrCreatePerson } from '#functions/platform/session/identity.ts';
import { signOut } from '#functions/platform/session/sign-out.ts';
import { rightsOf } from '#shared/domains/identity/access-grant/presets.ts';
import {
  checkBegin,
  checkPerson,
  checkTerms,
  declined,
  granted,
  periodOf,
  stageAfter,
} from '#shared/domains/identity/access-grant/rules.ts';
import type { GrantTerms } from '#shared/domains/identity/access-grant/schemas.ts';
import { checkMayChange, checkMayGive, checkNotYourself, stateAfter } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { userOf } from './ask.ts';
import { grantStore, type TemporaryGrant } from './store.ts';

type User = Stored<UserFields>;
type Client = Stored<ClientInput>;
const decider = ({ actor: { userId, name } }: UserContext) => ({ userId, name });
const decided = ({ id }: TemporaryGrant) => [emit('accessGrant', { id, news: 'decided' })];

/** Prepares the user as the grant has it: the person's own, reopened, or a new one. */
async function admitted(
  ctx: UserContext,
  client: Client,
  before: User | undefined,
  grant: TemporaryGrant,
): Promise<User> {
  const access = { ...rightsOf(grant), ...periodOf(grant, ctx.now), grantId: grant.id };
  if (before) {
    const state = stateAfter(before.state, 'grant temporary access');
    return userStore.next(ctx, before, { ...before, ...access, companyIds: undefined, state });
  }
  const { name, email } = grant;
  const { locale, zone } = client;
  const [sub, tenant] = [await findOrCreatePerson(email), await carriedOf(client)];
  const profile = { name, email, phone: '', locale, zone };
  return userStore.prepare(ctx, { ...profile, ...access, isOperator: false, state: 'invited', sub, tenant });
}

/** Writes grant and user in one transaction. The grant comes first: of two decisions, the second one is stale. */
async function admit(
  ctx: UserContext,
  client: Client,
  [before, terms]: readonly [TemporaryGrant, GrantTerms],
  seat: readonly Write[],
): Promise<TemporaryGrant> {
  const user = await userOf(ctx, before.email);
  checkPerson(user);
  checkBegin(user, terms, ctx.now);
  // Somebody deactivated the user since the seat was thought to be theirs.
  if (user?.state === 'deactivated' && seat.length === 0) throw new AppError('stale');
  if (user) {
    checkNotYourself(ctx.actor.userId, user.id);
    checkMayChange(ctx.actor, user);
  }
  const grant = granted(before, terms, decider(ctx), ctx.now);
  const after = await admitted(ctx, client, user, grant);
  const saved = grantStore.next(ctx, before, { ...grant, userId: after.id });
  const isInvited = after.state === 'invited' && !after.accessFrom;
  await commit([
    ...grantStore.writes(ctx, before, saved, { action: 'accessGranted', outbox: decided(saved) }),
    ...userStore.writes(ctx, user, after, {
      action: user ? 'accessGranted' : 'invite',
      outbox: isInvited ? [invitationOf(ctx, after)] : [],
      extra: [...seat, ...(user ? await staying(ctx, user) : [])],
    }),
  ]);
  return saved;
}

interface At {
  readonly id: Id;
  readonly rev: number;
}
/** Grants a request. The user gets no more than the actor holds. */
export async function grantAccess(ctx: UserContext, { id, rev }: At, terms: GrantTerms): Promise<TemporaryGrant> {
  const before = await grantStore.getForUpdate(ctx, id, rev);
  stageAfter(before, 'grant', ctx.now);
  checkTerms(terms, ctx.now);
  checkMayGive(ctx.actor, rightsOf(terms));
  const [client, user] = await Promise.all([
    clientOf(ctx.tenantId),
    userOf(ctx, before.email),
    checkArtists(ctx, terms.artistIds),
  ]);
  const chosen = terms.allArtists ? { ...terms, artistIds: [] } : terms;
  const decide = (seat: readonly Write[]) => admit(ctx, client, [before, chosen], seat);
  return user && user.state !== 'deactivated' ? decide([]) : takeSeat(client, decide);
}

export async function declineAccess(ctx: UserContext, { id, rev }: At, reason: string): Promise<TemporaryGrant> {
  const before = await grantStore.getForUpdate(ctx, id, rev);
  const after = declined(before, reason, decider(ctx), ctx.now);
  return grantStore.update(ctx, before, after, { action: 'accessDeclined', outbox: decided(before) });
}

/** Finds the user whose access lasts by this grant. */
async function holderOf(ctx: UserContext, { id, userId }: TemporaryGrant): Promise<User | undefined> {
  const user = userId ? await userStore.find(ctx, userId) : undefined;
  return user && !user.deletedAt && user.grantId === id && user.state !== 'deactivated' ? user : undefined;
}

/** Ends granted access: the user's next request is refused, and the sessions end. */
export async function revokeAccess(ctx: UserContext, { id, rev }: At): Promise<TemporaryGrant> {
  const before = await grantStore.getForUpdate(ctx, id, rev);
  const after = grantStore.next(ctx, before, { ...before, stage: stageAfter(before, 'revoke', ctx.now) });
  const user = await holderOf(ctx, before);
  if (user) {
    checkNotYourself(ctx.actor.userId, user.id);
    checkMayChange(ctx.actor, user);
  }
  const ended = user && userStore.next(ctx, user, { ...user, state: stateAfter(user.state, 'deactivate') });
  await commit([
    ...grantStore.writes(ctx, before, after, { action: 'accessRevoked' }),
    ...(ended ? userStore.writes(ctx, user, ended, { action: 'deactivate', extra: await staying(ctx, user) }) : []),
  ]);
  if (user) await signOut({ sub: user.sub, now: ctx.now }, ({ userId }) => userId === user.id);
  return after;
}
