import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { checkSeats, renewsOn } from '#shared/domains/operator/subscription/rules.ts';
import type { SubscriptionChange, SubscriptionFields } from '#shared/domains/operator/subscription/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { billingWrites } from './billing.ts';
import { offerOf, planNamed } from './offer.ts';
import { billWrite, subscriptions } from './store.ts';
import type { Working } from './working.ts';

type Next = NonNullable<SubscriptionFields['next']>;

/** The plan that a change names: one of the offer, or the one that the agency has, whatever became of it since. */
async function planFor({ subscription }: Working, name: string) {
  if (name === subscription.plan.name) return subscription.plan;
  return planNamed((await offerOf()) ?? { plans: [] }, name);
}

/** Collects the changes that come with the next period. A wish that equals what there is takes an earlier one back. */
async function nextOf(working: Working, { seats, plan, period }: SubscriptionChange): Promise<Next | undefined> {
  const { subscription, client } = working;
  const { seats: _seats, ...earlier } = subscription.next ?? {};
  const wanted = {
    ...(seats === undefined ? subscription.next : earlier),
    ...(seats !== undefined && seats < client.maxUsers ? { seats } : {}),
    ...(plan === undefined ? {} : { plan: await planFor(working, plan) }),
    ...(period === undefined ? {} : { period }),
  };
  const isOther = (of: 'plan' | 'period') =>
    JSON.stringify(wanted[of]) !== JSON.stringify(subscription[of]) && wanted[of] !== undefined;
  const next = {
    ...(wanted.seats === undefined ? {} : { seats: wanted.seats }),
    ...(wanted.plan && isOther('plan') ? { plan: wanted.plan } : {}),
    ...(wanted.period && isOther('period') ? { period: wanted.period } : {}),
  };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** A bill that could not go out may do so with other details. */
const retried = ({ client, bills }: Working): Write[] =>
  bills.flatMap(({ stored }) => {
    const { problem, ...kept } = stored;
    return problem ? [billWrite(client.no, stored, kept)] : [];
  });

const ending = ({ subscription }: Working, isEnding: boolean | undefined) => {
  const { endsOn, ...kept } = subscription;
  if (isEnding === undefined) return subscription;
  return isEnding ? { ...kept, endsOn: endsOn ?? renewsOn(subscription) } : kept;
};

/** More seats are rare, and the code of invoices is large. */
async function added(working: Working, seats: number): Promise<Write[]> {
  const { addSeats } = await import('./bills.ts');
  return addSeats(working, seats);
}

/** Changes a subscription in one transaction. More seats count at once, fewer with the next period. */
export async function changeSubscription(working: Working, change: SubscriptionChange): Promise<void> {
  const { ctx, client, subscription } = working;
  const { seats, billing, isEnding } = change;
  if (subscription.rev !== change.rev) throw new AppError('stale');
  if (seats !== undefined) checkSeats(seats, await countedUsers(client.id));
  const { next: _earlier, ...terms } = ending(working, isEnding);
  const next = await nextOf(working, change);
  // The job looks at once: what was cancelled may go on.
  const lookAt = ctx.now.toISOString();
  const after = subscriptions.next(ctx, client.no, subscription, { ...terms, ...(next ? { next } : {}), lookAt });
  await commit([
    subscriptions.write(ctx, subscription, after),
    ...(seats !== undefined && seats > client.maxUsers ? await added(working, seats) : []),
    ...(billing ? await billingWrites(ctx, subscription.companyId, billing) : []),
    ...(billing ? retried(working) : []),
  ]);
}
