import * as z from 'zod';
import { summaryOf, userStore } from '#functions/domains/identity/user/store.ts';
import { due, dueItems } from '#functions/platform/data/due.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { type Owner, ownerOf, userItem } from '#functions/platform/data/user-item.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { type AccessGrant, getsIn } from '#functions/platform/session/access.ts';
import {
  endOf,
  isOrderPeriod,
  StandingOrder,
  type StandingOrderInput,
  SubstituteInput,
} from '#shared/domains/identity/account/signing-orders.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/*
 * Access patterns, among the items of one user:
 *   standing order   pk <tenant>#OWN#<user>        sk standingOrder, gsi3 by its end
 *   substitute       pk <tenant>#OWN#<user>        sk substitute
 *   the other way    pk <tenant>#OWN#<substitute>  sk SUBSTITUTES#<user>
 */
const KIND = 'standingOrder';
const Kept = z.object({ tenantId: z.string().optional(), order: StandingOrder.optional() });
const orders = userItem(KIND, Kept);
const LAST = '9999-12-31T00:00:00.000Z';

interface Substitution {
  /** The user for whom the substitute acts. */
  readonly userId: Id;
  readonly endsAt: Instant;
}
const substitutes = userItem('substitute', z.object({ substitute: SubstituteInput.optional() }));
const PREFIX = 'SUBSTITUTES#';
const reverseKey = (substitute: Owner, userId: Id) => ({
  pk: substitutes.key(substitute).pk,
  sk: `${PREFIX}${userId}`,
});

/** Refuses an operator who acts for the user: nobody else decides who signs in their name. */
async function ownZone(ctx: UserContext): Promise<string> {
  if (ctx.actor.impersonator) throw new AppError('denied');
  return (await userStore.get(ctx, ctx.actor.userId)).zone;
}
function checkPeriod(today: LocalDate, until: LocalDate): void {
  if (!isOrderPeriod(today, until)) throw new AppError('account.orderPeriod', { field: 'until' });
}

/** The rights that a user has now; undefined without access. */
export async function grantNow(ctx: Pick<TenantContext, 'tenantId' | 'now'>, userId: Id) {
  const user = await userStore.find(ctx, userId);
  const grant: AccessGrant | undefined = user && !user.deletedAt ? summaryOf(ctx.tenantId, user) : undefined;
  return getsIn(grant, ctx.now) && grant.environment === 'internal' ? grant : undefined;
}

/** The standing order of a user, until its last day. */
export async function standingOrderOf(ctx: UserContext) {
  const [{ order }, zone] = await Promise.all([orders.read(ownerOf(ctx)), ownZone(ctx)]);
  return order && order.until >= dayIn(ctx.now, zone) ? { order } : {};
}

export async function keepStandingOrder(ctx: UserContext, input: z.infer<typeof StandingOrderInput>) {
  const zone = await ownZone(ctx);
  const from = dayIn(ctx.now, zone);
  checkPeriod(from, input.until);
  const { tenantId, userId } = ownerOf(ctx);
  const order = { ...input, userId, from };
  const Item = {
    tenantId,
    order,
    ...orders.key(ownerOf(ctx)),
    ...due(tenantId, KIND, endOf(input.until, zone), userId),
  };
  await commit([{ item: { Put: { TableName: tableName(), Item } } }]);
  return { order };
}

/** Ends a standing order, also for a user whose rights have ended. */
export const dropStandingOrder = (owner: Owner): Promise<void> => orders.remove(owner);
export async function dropOwnOrder(ctx: UserContext): Promise<void> {
  await ownZone(ctx);
  await dropStandingOrder(ownerOf(ctx));
}

/** The standing orders of all agencies that are valid now. */
export async function* validOrders(now: Date): AsyncGenerator<{ tenantId: string; order: StandingOrder }> {
  for await (const item of dueItems(KIND, LAST, now.toISOString())) {
    const { tenantId, order } = Kept.parse(item);
    if (tenantId && order) yield { tenantId, order };
  }
}

/** The substitute of a user, with the name; absent after the last day. */
export async function substituteOf(ctx: UserContext) {
  const [{ substitute }, zone] = await Promise.all([substitutes.read(ownerOf(ctx)), ownZone(ctx)]);
  if (!substitute || substitute.until < dayIn(ctx.now, zone)) return {};
  const user = await userStore.find(ctx, substitute.userId);
  return user ? { substitute: { ...substitute, name: user.name } } : {};
}

const removed = (key: { pk: string; sk: string }): Write => ({
  item: { Delete: { TableName: tableName(), Key: key } },
});
const put = (Item: object): Write => ({ item: { Put: { TableName: tableName(), Item: { ...Item } } } });
/** Takes the substitution back from the colleague who had it, unless it is the same one again. */
async function takenBack(owner: Owner, next?: Id): Promise<Write[]> {
  const { substitute: before } = await substitutes.read(owner);
  const isOther = before && before.userId !== next;
  return isOther ? [removed(reverseKey({ ...owner, userId: before.userId }, owner.userId))] : [];
}

export async function keepSubstitute(ctx: UserContext, { userId, until }: SubstituteInput) {
  const [zone, owner] = [await ownZone(ctx), ownerOf(ctx)];
  checkPeriod(dayIn(ctx.now, zone), until);
  const grant = userId === owner.userId ? undefined : await grantNow(ctx, userId);
  if (!grant) throw new AppError('notFound', { field: 'userId' });
  const [key, substitution] = [reverseKey({ ...owner, userId }, owner.userId), { userId: owner.userId }];
  const before = await takenBack(owner, userId);
  const own = { ...substitutes.key(owner), substitute: { userId, until } };
  await commit([...before, put(own), put({ ...key, ...substitution, endsAt: endOf(until, zone) })]);
  return { substitute: { userId, until, name: grant.name } };
}

export async function dropSubstitute(ctx: UserContext): Promise<void> {
  await ownZone(ctx);
  const owner = ownerOf(ctx);
  await commit([removed(substitutes.key(owner)), ...(await takenBack(owner))]);
}

const isValid = ({ endsAt }: Substitution, now: Date): boolean => endsAt > now.toISOString();

/** The users for whom the caller may countersign now. */
export async function substitutesFor(ctx: UserContext): Promise<Id[]> {
  const pk = substitutes.key(ownerOf(ctx)).pk;
  const found = await readAll<Substitution>({ pk, prefix: PREFIX });
  return found.filter((one) => isValid(one, ctx.now)).map(({ userId }) => userId);
}

/** The substitute of a user, if that one may countersign now. */
export async function substituteNow(ctx: Pick<TenantContext, 'tenantId' | 'now'>, userId: Id) {
  const { substitute } = await substitutes.read({ tenantId: ctx.tenantId, userId });
  if (!substitute) return undefined;
  const { tenantId } = ctx;
  const found = await readItem<Substitution>(reverseKey({ tenantId, userId: substitute.userId }, userId));
  if (!found || !isValid(found, ctx.now) || !(await grantNow(ctx, substitute.userId))) return undefined;
  return userStore.find(ctx, substitute.userId);
}

/** The substitution with which the caller acts for a user who still has access; undefined without one. */
export async function substitutionFor(ctx: UserContext, userId: Id) {
  const found = await readItem<Substitution>(reverseKey(ownerOf(ctx), userId));
  if (!found || !isValid(found, ctx.now)) return undefined;
  const grant = await grantNow(ctx, userId);
  return grant && { userId, name: grant.name, until: found.endsAt };
}
