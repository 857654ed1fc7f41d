import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { agencyChanged, clientStore } from '#functions/domains/reference/client/store.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkSeats } from '#shared/domains/operator/subscription/rules.ts';
import type { NewSubscription } from '#shared/domains/operator/subscription/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { newCompany } from '../billing.ts';
import { planNamed, requiredOffer } from '../offer.ts';
import { subscriptions } from '../store.ts';
import { dayOfBooks } from '../working.ts';

/** Starts the subscription of a client: its company, its seats and its terms, in one transaction. */
export async function startSubscription(ctx: UserContext, wanted: NewSubscription): Promise<number> {
  const { clientId, seats, period, billing } = wanted;
  const [offer, client] = await Promise.all([requiredOffer(), clientStore.get(ctx, clientId)]);
  if (await subscriptions.of(ctx, client.no)) throw new AppError('subscription.exists');
  checkSeats(seats, await countedUsers(clientId));
  const plan = planNamed(offer, wanted.plan);
  const today = await dayOfBooks(ctx.now, offer.bookkeepingId);
  const anchor = wanted.anchor ?? addDays(today, offer.trialDays);
  const { company, writes } = await newCompany(ctx, billing);
  const first = subscriptions.next(ctx, client.no, undefined, {
    clientId,
    companyId: company.id,
    bookkeepingId: offer.bookkeepingId,
    currency: offer.currency,
    plan,
    period,
    anchor,
    billed: 0,
    state: today < anchor ? 'trial' : 'active',
    lookAt: `${anchor}T00:00:00.000Z`,
  });
  const seated: readonly Write[] =
    client.maxUsers === seats
      ? []
      : clientStore.writes(
          ctx,
          client,
          clientStore.next(ctx, client, { ...client, maxUsers: seats }),
          agencyChanged(clientId),
        );
  await commit([...writes, ...seated, subscriptions.write(ctx, undefined, first)]);
  return client.no;
}
