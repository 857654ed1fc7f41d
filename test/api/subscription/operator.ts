import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { keepCard, type TestCard } from '#scripts/local/card/customers.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import type { Subscription } from '#shared/domains/operator/subscription/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { billingMasters } from '#test/api/invoice/agency.ts';
import { printed } from '#test/api/invoice-link/sent.ts';
import { ok } from '#test/support/api.ts';
import { type cardProvider, sessionIn } from '#test/support/card.ts';
import { makeAgency, makeOperator } from '#test/support/fixtures.ts';

export const ZONE = 'Europe/Amsterdam';
export const PLAN = { name: 'Team', month: 2950, year: 29_500 };
const { start, saveOffer, offer, createSetup, completeSetup } = subscriptionContract.routes;
type Provider = Awaited<ReturnType<typeof cardProvider>>;

/** The operator with what an invoice needs. */
export async function operatorBusiness() {
  const operator = await makeOperator();
  return { operator, ...(await billingMasters(operator)) };
}
export type Business = Awaited<ReturnType<typeof operatorBusiness>>;

let books = 0;
/**
 * Gives the offer a bookkeeping of its own with an account at the card provider. Tests bill on later days, and no
 * series goes back.
 */
export async function newBooks({ operator, bookkeeping }: Business): Promise<void> {
  const code = `B${++books}`;
  const { legalName, vatNumber, address, vatRateId, paymentTermId, bankAccountId } = bookkeeping;
  const named = { name: code, code, legalName, vatNumber, address };
  const body = { ...named, vatRateId, paymentTermId, bankAccountId };
  const { id: bookkeepingId } = await ok(bookkeepingContract.routes.create, operator, { body });
  const key = 'sk_test_operator123';
  await ok(cardAccountContract.routes.connect, operator, { body: { bookkeepingId, key, rev: 0 } });
  const { offer: known } = await ok(offer, operator, {});
  const plans = [PLAN, { name: 'Large', month: 4900, year: 49_000 }];
  await ok(saveOffer, operator, { body: { bookkeepingId, trialDays: 14, plans, rev: known?.rev ?? 0 } });
}

export const today = (): LocalDate => dayIn(new Date(), ZONE);
/** Noon of a day, so many days from today. */
export const inDays = (days: number): Date => new Date(`${addDays(today(), days)}T12:00:00Z`);

export const billing = (more: object = {}) => ({
  name: 'Test agency BV',
  address: { addressLine1: 'Kade 1', postalCode: '3511 AA', city: 'Utrecht', countryId: 'NL' },
  vatNumber: '',
  email: `bills-${crypto.randomUUID()}@test.example`,
  reference: '',
  ...more,
});

/** An agency whose paid days begin so many days from today. */
export async function subscribed(business: Business, { days = 0, seats = 10, more = {} } = {}) {
  const { operator } = business;
  await newBooks(business);
  const agency = await makeAgency();
  const own = { clientId: agency.tenantId, plan: 'Team', period: 'month' as const, seats, billing: billing() };
  const anchor = addDays(today(), days);
  const { subscription } = await ok(start, operator, { body: { ...own, anchor, ...more } });
  if (!subscription) throw new Error('no subscription');
  return { ...agency, subscription };
}
export type Subscribed = Awaited<ReturnType<typeof subscribed>>;

/** Types a card at the provider, as an administrator of the agency. */
export async function typeCard(provider: Provider, { users }: Subscribed, card: TestCard): Promise<Subscription> {
  const { url } = await ok(createSetup, users.administrator, { body: {} });
  const session = provider.state.sessions.get(sessionIn(url));
  if (session) keepCard(provider.state, session, card);
  const { subscription } = await ok(completeSetup, users.administrator, { body: {} });
  if (!subscription) throw new Error('no subscription');
  return subscription;
}

/** Prints the bills of an agency, as the document worker would. */
export async function printBills({ operator }: Business, ids: readonly string[]): Promise<void> {
  const asBilling = { tenantId: OPERATOR_TENANT, users: { finance: operator } };
  for (const id of ids) await printed(asBilling, { id });
}
export const clientNow = ({ tenantId }: Subscribed) => clientStore.get({ tenantId: OPERATOR_TENANT }, tenantId);
