import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { derivedOf } from '#shared/domains/agreements/invoice/rules.ts';
import { nextPeriod, renewed, seatPrice, suspendsOn } from '#shared/domains/operator/subscription/rules.ts';
import type { BillRow, Subscription } from '#shared/domains/operator/subscription/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { billingOf } from './billing.ts';
import { offerOf } from './offer.ts';
import { billsOf, OPERATOR } from './store.ts';
import type { Working } from './working.ts';

/** The net amount of the next period, in minor units. */
export function renewalOf({ subscription, client }: Pick<Working, 'subscription' | 'client'>): number {
  const { plan, period } = renewed(subscription);
  return seatPrice(plan, period) * (subscription.next?.seats ?? client.maxUsers);
}

/** A subscription as its agency sees it. */
export async function viewOf(working: Working): Promise<Subscription> {
  const { subscription, client, bills, today } = working;
  const { card, companyId, bookkeepingId } = subscription;
  const [users, billing, offer, access] = await Promise.all([
    countedUsers(client.id),
    billingOf(OPERATOR, companyId),
    offerOf(),
    cardAccessOf(OPERATOR, bookkeepingId),
  ]);
  const { from } = nextPeriod(renewed(subscription));
  const suspends = suspendsOn(bills, today);
  return {
    ...subscription,
    seats: client.maxUsers,
    users,
    renewsOn: from,
    renewal: renewalOf(working),
    ...(suspends ? { suspendsOn: suspends } : {}),
    takesCards: access !== undefined,
    card: card && { label: card.label, expires: card.expires },
    billing,
    plans: offer?.plans ?? [],
  };
}

/** The bills of a client, the newest first. Drafts are none yet. */
export async function billRows(clientNo: number, today: LocalDate): Promise<BillRow[]> {
  const bills = await billsOf(clientNo);
  const invoices = await invoiceStore.many(
    OPERATOR,
    bills.map(({ invoiceId }) => noOf(invoiceId)),
  );
  // Of two of one day, the id tells: it begins with the time of its invoice.
  const newest = bills.toSorted((a, b) => b.from.localeCompare(a.from) || b.invoiceId.localeCompare(a.invoiceId));
  return newest.flatMap((bill) => {
    const invoice = invoices.find(({ id }) => id === bill.invoiceId);
    if (!invoice || invoice.deletedAt || !isIssued(invoice) || !invoice.date) return [];
    const { number, date, dueDate, total, currency } = invoice;
    return [{ ...bill, number, date, dueDate, total, currency, ...derivedOf(invoice, today) }];
  });
}
