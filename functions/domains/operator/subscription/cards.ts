import { type CardAccess, cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { problemOf } from '#functions/platform/card/provider.ts';
import { cardOfSetup, createCustomer, openSetup } from '#functions/platform/card/stored-card.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { billingOf } from './billing.ts';
import { billWrite, OPERATOR, subscriptions } from './store.ts';
import type { Working } from './working.ts';

/** The page where a browser arrives from the provider (spec section 2). */
const RETURN_PAGE = '/subscription/payment-setup-complete';

async function accessOf(bookkeepingId: Id): Promise<CardAccess> {
  const access = await cardAccessOf(OPERATOR, bookkeepingId);
  if (!access) throw new AppError('subscription.noCards');
  return access;
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    problemOf(e);
    throw new AppError('cardPayment.noAnswer');
  }
}

type Kept = Pick<Working, 'ctx' | 'client' | 'subscription'>;
const write = (
  { ctx, client, subscription }: Kept,
  change: object,
): { after: Working['subscription']; write: Write } => {
  const after = subscriptions.next(ctx, client.no, subscription, { ...subscription, ...change });
  return { after, write: subscriptions.write(ctx, subscription, after) };
};

/** The client as a customer of the provider: made once, however often it is asked for. */
export async function customerOf(kept: Kept): Promise<string> {
  const { client, subscription } = kept;
  if (subscription.customerId) return subscription.customerId;
  const { key } = await accessOf(subscription.bookkeepingId);
  const { name, email } = await billingOf(OPERATOR, subscription.companyId);
  return asked(() => createCustomer(key, { ref: client.id, name, email }));
}

/** Opens a page of the provider where a card is typed, and notes which. */
export async function openCardPage(working: Working): Promise<string> {
  const { key } = await accessOf(working.subscription.bookkeepingId);
  const customerId = await customerOf(working);
  const { sessionId, url } = await asked(() => openSetup(key, customerId, `${env.pageBase()}${RETURN_PAGE}`));
  await commit([write(working, { customerId, setupId: sessionId }).write]);
  return url;
}

/** Takes the card that was typed. It is charged for all that is open, however often another one was declined. */
export async function takeCard(working: Working): Promise<void> {
  const { client, subscription, bills } = working;
  const { setupId, ...kept } = subscription;
  if (!setupId) return;
  const { key } = await accessOf(subscription.bookkeepingId);
  const card = await asked(() => cardOfSetup(key, setupId));
  if (!card) return;
  const anew = bills.map(({ stored }) => {
    const { problem: _problem, ...bill } = stored;
    return billWrite(client.no, stored, { ...bill, tries: 0 });
  });
  const after = subscriptions.next(working.ctx, client.no, subscription, { ...kept, card });
  await commit([subscriptions.write(working.ctx, subscription, after), ...anew]);
}
