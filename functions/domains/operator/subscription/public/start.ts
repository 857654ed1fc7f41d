import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { clientStore } from '#functions/domains/reference/client/store.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkSeats } from '#shared/domains/operator/subscription/rules.ts';
import type { NewSubscription, Offer } from '#shared/domains/operator/subscription/schemas.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { newCompany } from '../billing.ts';
import { billingUser } from '../billing-user.ts';
import { offerOf, planNamed, requiredOffer } from '../offer.ts';
import { seatWrites } from '../seats.ts';
import { subscriptions } from '../store.ts';
import { dayOfBooks } from '../working.ts';

interface Starting {
  readonly offer: Offer;
  readonly client: Pick<Stored<ClientInput>, 'id' | 'no'>;
  readonly wanted: Omit<NewSubscription, 'clientId' | 'seats'>;
}
/** Builds the company and the terms of a client's first subscription. */
async function startWrites(ctx: UserContext, { offer, client, wanted }: Starting): Promise<Write[]> {
  const plan = planNamed(offer, wanted.plan);
  const today = await dayOfBooks(ctx.now, offer.bookkeepingId);
  const anchor = wanted.anchor ?? addDays(today, offer.trialDays);
  const { company, writes } = await newCompany(ctx, wanted.billing);
  const first = subscriptions.next(ctx, client.no, undefined, {
    clientId: client.id,
    companyId: company.id,
    bookkeepingId: offer.bookkeepingId,
    currency: offer.currency,
    plan,
    period: wanted.period,
    anchor,
    billed: 0,
    state: today < anchor ? 'trial' : 'active',
    lookAt: `${anchor}T00:00:00.000Z`,
  });
  return [...writes, subscriptions.write(ctx, undefined, first)];
}

/** Starts the subscription of a client: its company, its seats and its terms, in one transaction. */
export async function startSubscription(ctx: UserContext, wanted: NewSubscription): Promise<number> {
  const { clientId, seats } = wanted;
  const [offer, client] = await Promise.all([requiredOffer(), clientStore.get(ctx, clientId)]);
  if (await subscriptions.of(ctx, client.no)) throw new AppError('subscription.exists');
  checkSeats(seats, await countedUsers(clientId));
  await commit([...(await startWrites(ctx, { offer, client, wanted })), ...seatWrites(ctx, client, seats)]);
  return client.no;
}

type First = Omit<Starting['wanted'], 'plan' | 'anchor'>;
/**
 * Builds the subscription of an agency that is created in the same transaction: the trial of the first plan. None while
 * the operator offers no plan.
 */
export async function firstSubscription(now: Date, client: Starting['client'], wanted: First): Promise<Write[]> {
  const offer = await offerOf();
  const [plan] = offer?.plans ?? [];
  if (!offer || !plan) return [];
  return startWrites(await billingUser(now), { offer, client, wanted: { ...wanted, plan: plan.name } });
}
