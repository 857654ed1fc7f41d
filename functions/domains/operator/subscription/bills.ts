import { draftOfOwn } from '#functions/domains/agreements/invoice/public/own-bill.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { addedSeats, nextPeriod, renewed, seatPrice } from '#shared/domains/operator/subscription/rules.ts';
import type { Bill, SubscriptionFields } from '#shared/domains/operator/subscription/schemas.ts';
import { BILL_TEXTS } from '#shared/domains/operator/subscription/texts.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { seatWrites } from './seats.ts';
import { billWrite, subscriptions } from './store.ts';
import type { Working } from './working.ts';

type Client = Stored<ClientInput>;
type Subscription = Stored<SubscriptionFields>;

interface Charge {
  readonly kind: Bill['kind'];
  readonly key: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly seats: number;
  readonly line: { readonly text: string; readonly quantity: number; readonly priceC: number };
}

/** Builds the draft of a bill, and the bill that refers to it. */
async function billed(ctx: UserContext, client: Client, sub: Subscription, charge: Charge): Promise<Write[]> {
  const { line, ...rest } = charge;
  const { bookkeepingId, companyId } = sub;
  const company = await companyStore.get(ctx, companyId);
  const { invoice, writes } = await draftOfOwn(ctx, {
    bookkeepingId,
    companyId,
    clientId: client.id,
    locale: client.locale,
    reference: company.buyerReference ?? '',
    supplyFrom: charge.from,
    supplyTo: charge.to,
    line,
  });
  const bill = { ...rest, invoiceId: invoice.id, tries: 0, isClosed: false };
  return [...writes, billWrite(client.no, undefined, bill)];
}

/** Bills the next period, and applies what was to change with it. All is one transaction: a period is billed once. */
export async function renew({ ctx, client, subscription }: Working): Promise<void> {
  const terms = renewed(subscription);
  const seats = subscription.next?.seats ?? client.maxUsers;
  const period = nextPeriod(terms);
  const text = inLanguage(BILL_TEXTS, client.locale).period(terms.plan.name, terms.period);
  const priceC = seatPrice(terms.plan, terms.period) * 100;
  const line = { text, quantity: seats * 1000, priceC };
  const charge = { kind: 'period' as const, key: `P#${period.from}`, ...period, seats, line };
  const after = subscriptions.next(ctx, client.no, subscription, { ...terms, billed: terms.billed + 1 });
  await commit([
    subscriptions.write(ctx, subscription, after),
    ...seatWrites(ctx, client, seats),
    ...(priceC > 0 ? await billed(ctx, client, subscription, charge) : []),
  ]);
}

/** Adds seats at once, billed for the rest of the period. In the trial they are free. */
export async function addSeats({ ctx, client, subscription, today }: Working, seats: number): Promise<Write[]> {
  const writes = seatWrites(ctx, client, seats);
  if (subscription.billed === 0) return [...writes];
  const added = seats - client.maxUsers;
  const { from, to, days, ofDays, net } = addedSeats(subscription, added, today);
  if (net === 0) return [...writes];
  const text = inLanguage(BILL_TEXTS, client.locale).seats(added, days, ofDays);
  const line = { text, quantity: 1000, priceC: net * 100 };
  const key = `S#${from}#${subscription.rev}`;
  return [
    ...writes,
    ...(await billed(ctx, client, subscription, { kind: 'seats', key, from, to, seats: added, line })),
  ];
}
