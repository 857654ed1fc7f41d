import { administratorsOf } from '#functions/domains/identity/user/public/administrator.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import type { IdentityContext } from '#functions/platform/endpoint/context.ts';
import { type AccessGrant, getsIn, loadIdentity } from '#functions/platform/session/access.ts';
import { countAction } from '#functions/platform/session/rate.ts';
import { accessOf, againTerms } from '#shared/domains/identity/access-grant/rules.ts';
import type { PersonAccess } from '#shared/domains/identity/access-grant/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { askFor } from './ask.ts';
import { grantsOf, type TemporaryGrant } from './store.ts';

/** Requests of one person within a day, over all agencies. */
const ASKED = { max: 5, seconds: 86_400 };

const toldOf = (card: AccessGrant, grants: readonly TemporaryGrant[], now: Date) =>
  accessOf(
    {
      getsIn: getsIn(card, now),
      isClosed: card.isClosed === true,
      isActive: card.active,
      isInternal: card.environment === 'internal',
      accessFrom: card.accessFrom,
      accessUntil: card.accessUntil,
      grants,
    },
    now,
  );

async function accessTo(card: AccessGrant, now: Date): Promise<PersonAccess> {
  const { tenantId, tenantName, userId } = card;
  const [grants, administrators] = await Promise.all([grantsOf(tenantId, userId), administratorsOf({ tenantId })]);
  return {
    ...toldOf(card, grants, now),
    userId,
    tenantName,
    administrators: administrators.filter(({ id }) => id !== userId).map(({ name }) => name),
  };
}

const isLasting = (card: AccessGrant, now: Date): boolean => getsIn(card, now) && !card.accessUntil;

/** Tells a person the state of each access that does not last. */
export async function accessesOf({ sub, now }: Pick<IdentityContext, 'sub' | 'now'>): Promise<PersonAccess[]> {
  const { grants: cards } = await loadIdentity(sub);
  return Promise.all(cards.filter((card) => !isLasting(card, now)).map((card) => accessTo(card, now)));
}

/** Asks the administrators for access again, on the terms of last time. An open request is enough. */
export async function askAgain(ctx: IdentityContext, userId: Id, reason: string): Promise<void> {
  const card = (await loadIdentity(ctx.sub)).grants.find((one) => one.userId === userId);
  if (!card) throw new AppError('notFound');
  const { tenantId, name } = card;
  const [grants, user] = await Promise.all([grantsOf(tenantId, userId), userStore.get({ tenantId }, userId)]);
  const { state, mayAsk } = toldOf(card, grants, ctx.now);
  if (state === 'pending') return;
  if (!mayAsk) throw new AppError('accessGrant.notOver');
  await countAction(`ask#${ctx.sub}`, ASKED, ctx.now);
  const acting = { tenantId, now: ctx.now, actor: { userId, name } };
  const { email } = user;
  const asked = { ...againTerms(user, grants, ctx.now), name: user.name, email, reason, origin: 'person' as const };
  await unlessRefused('exists', unlessRefused('accessGrant.open', askFor(acting, asked)));
}
