import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import { usersHolding } from '#functions/domains/identity/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isRefusal } from '#functions/platform/jobs/trying.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { OFFER_NO, OPERATOR, offers } from './store.ts';

/** Finds a user of the operator who may issue invoices, for when the one who saved the offer has left. */
async function otherUser(): Promise<string | undefined> {
  const [user] = await usersHolding(OPERATOR, 'invoice.issue', []);
  return user?.id;
}

/** The user of the operator in whose name bills are made: who saved the offer, else one who may issue invoices. */
export async function billingUser(now: Date): Promise<UserContext> {
  const ctx = { ...OPERATOR, now, actor: { userId: 'subscription', name: 'Backline' } };
  const offer = await offers.of(OPERATOR, OFFER_NO);
  const acting = (userId: string) => actingUser(ctx, { id: 'subscription', userId });
  if (!offer) throw new AppError('subscription.noOffer');
  try {
    return await acting(offer.savedBy);
  } catch (e) {
    const other = isRefusal(e) ? await otherUser() : undefined;
    if (!other) throw e;
    return acting(other);
  }
}
