import type Stripe from 'stripe';
import type { CardReport } from '#shared/kernel/money/card.ts';
import { type AttemptRef, clientFor, intentReport, refOf } from './provider.ts';

/*
 * Cards that a customer lets us charge later, without the customer at the screen. The provider keeps the card. We keep
 * its names for customer and card.
 */
export interface StoredCard {
  readonly customerId: string;
  readonly methodId: string;
  /** The brand and the last four digits. */
  readonly label: string;
  /** Year and month: 2030-04. */
  readonly expires: string;
}

export interface Customer {
  /** Our name for the customer. A second call with it answers the same customer. */
  readonly ref: string;
  readonly name: string;
  readonly email: string;
}
export async function createCustomer(key: string, { ref, name, email }: Customer): Promise<string> {
  const client = await clientFor(key);
  const fields = { name, ...(email ? { email } : {}), metadata: { client: ref } };
  const { id } = await client.customers.create(fields, { idempotencyKey: `customer-${ref}` });
  return id;
}

/** Opens a page of the provider where the customer types a card. Nothing is charged. */
export async function openSetup(key: string, customerId: string, returnTo: string) {
  const client = await clientFor(key);
  const { id, url } = await client.checkout.sessions.create({
    mode: 'setup',
    customer: customerId,
    allowed_payment_method_types: ['card'],
    success_url: `${returnTo}?done`,
    cancel_url: returnTo,
  });
  return { sessionId: id, url: url ?? '' };
}

function cardIn(customerId: string, method: Stripe.PaymentMethod): StoredCard {
  const { brand = 'card', last4 = '', exp_year = 0, exp_month = 0 } = method.card ?? {};
  const name = `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
  return {
    customerId,
    methodId: method.id,
    label: `${name} ${last4}`.trim(),
    expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
  };
}

/** Returns the card that was typed on a page. Undefined until there is one. */
export async function cardOfSetup(key: string, sessionId: string): Promise<StoredCard | undefined> {
  const client = await clientFor(key);
  const { setup_intent: setup, customer } = await client.checkout.sessions.retrieve(sessionId, {
    expand: ['setup_intent', 'setup_intent.payment_method'],
  });
  const intent = typeof setup === 'object' ? setup : null;
  const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null;
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  return intent?.status === 'succeeded' && method && customerId ? cardIn(customerId, method) : undefined;
}

export interface Charge extends AttemptRef, Pick<StoredCard, 'customerId' | 'methodId'> {
  /** Minor units of the provider. */
  readonly amount: number;
  readonly currency: string;
}
export interface Charged {
  readonly intentId: string;
  readonly report: CardReport;
}
const EXPAND = ['latest_charge'];
/** A charge without its payer is paid, on its way, or over: nobody is there to go on with it. */
const STATES: Readonly<Record<string, CardReport['state']>> = { succeeded: 'paid', processing: 'processing' };

async function reported(client: Stripe, intent: Stripe.PaymentIntent): Promise<Charged> {
  const report = await intentReport(client, intent);
  const state = STATES[intent.status] ?? 'ended';
  const declined = intent.status === 'requires_action' ? 'authentication_required' : report.declined;
  return { intentId: intent.id, report: { ...report, state, ...(declined ? { declined } : {}) } };
}

/** The payment that the provider made of a charge although the card was declined. */
async function declinedIntent(e: unknown): Promise<string | undefined> {
  const { default: Client } = await import('stripe');
  return e instanceof Client.errors.StripeCardError ? e.payment_intent?.id : undefined;
}

/** Charges a stored card. A second call for the same attempt charges nothing more. */
export async function chargeCard(key: string, charge: Charge): Promise<Charged> {
  const { invoiceId, n, amount, currency, customerId, methodId } = charge;
  const client = await clientFor(key);
  try {
    const intent = await client.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        customer: customerId,
        payment_method: methodId,
        off_session: true,
        confirm: true,
        metadata: refOf(charge),
        expand: EXPAND,
      },
      { idempotencyKey: `charge-${invoiceId}-${n}` },
    );
    return await reported(client, intent);
  } catch (e) {
    const intentId = await declinedIntent(e);
    if (!intentId) throw e;
    return { intentId, report: await chargeReport(key, intentId) };
  }
}

/**
 * Finds the charge of an attempt whose answer was lost. The provider forgets after a day that a call was repeated, but
 * never what it charged.
 */
export async function findCharge(key: string, { customerId, invoiceId, n }: Charge): Promise<Charged | undefined> {
  const client = await clientFor(key);
  const wanted = refOf({ invoiceId, n });
  for await (const intent of client.paymentIntents.list({ customer: customerId, limit: 100 })) {
    const { invoice, attempt } = intent.metadata;
    if (invoice === wanted.invoice && attempt === wanted.attempt)
      return { intentId: intent.id, report: await chargeReport(key, intent.id) };
  }
  return undefined;
}

/** Says how a charge stands now. */
export async function chargeReport(key: string, intentId: string): Promise<CardReport> {
  const client = await clientFor(key);
  const intent = await client.paymentIntents.retrieve(intentId, { expand: EXPAND });
  return (await reported(client, intent)).report;
}

/** Cancels a charge that has not succeeded. Answers how it stands then. */
export async function cancelCharge(key: string, intentId: string): Promise<CardReport> {
  const client = await clientFor(key);
  const { status } = await client.paymentIntents.retrieve(intentId);
  if (!['succeeded', 'processing', 'canceled'].includes(status)) await client.paymentIntents.cancel(intentId);
  return chargeReport(key, intentId);
}
