import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Offer, OfferFields, Plan } from '#shared/domains/operator/subscription/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { OFFER_NO, OPERATOR, offers } from './store.ts';

/** Finds the offer; undefined before the operator first saved it. */
export async function offerOf(): Promise<Offer | undefined> {
  const kept = await offers.of(OPERATOR, OFFER_NO);
  const books = kept && (await bookkeepingStore.find(OPERATOR, kept.bookkeepingId));
  return kept && books && { ...kept, currency: books.currency };
}

export async function requiredOffer(): Promise<Offer> {
  const offer = await offerOf();
  if (!offer) throw new AppError('subscription.noOffer');
  return offer;
}

export function planNamed({ plans }: Pick<Offer, 'plans'>, name: string): Plan {
  const plan = plans.find((one) => one.name === name);
  if (!plan) throw new AppError('choice', { field: 'plan' });
  return plan;
}

/** Saves the offer in the name of a user of the operator, who from then on issues the bills. */
export async function saveOffer(ctx: UserContext, fields: OfferFields, rev: number): Promise<Offer> {
  const books = await bookkeepingStore.find(OPERATOR, fields.bookkeepingId);
  if (!books || books.deletedAt || books.isArtists) throw new AppError('choice', { field: 'bookkeepingId' });
  const doubled = fields.plans.findIndex(({ name }, i) => fields.plans.findIndex((one) => one.name === name) < i);
  if (doubled >= 0) throw new AppError('exists', { field: `plans.${doubled}.name` });
  const before = await offers.of(OPERATOR, OFFER_NO);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale');
  const after = offers.next(ctx, OFFER_NO, before, { ...fields, savedBy: ctx.actor.userId });
  await commit([offers.write(OPERATOR, before, after)]);
  return { ...after, currency: books.currency };
}
