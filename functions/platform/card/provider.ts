import type Stripe from 'stripe';
import { env } from '#functions/platform/runtime/env.ts';
import { type CardReport, ownMinor } from '#shared/kernel/money/card.ts';

/*
 * The card provider. Cards are typed on its own pages: no number of a card ever reaches us. Everything else in the
 * product knows this port alone.
 */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

/** The library is large, so it is loaded with the first call. */
export async function clientFor(key: string): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(env.cardProviderUrl());
  return new Client(key, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}

/** The attempt of a payer. The provider gives both back with each report. */
export interface AttemptRef {
  readonly invoiceId: string;
  readonly n: number;
}
export interface Page extends AttemptRef {
  /** Minor units of the provider. */
  readonly amount: number;
  readonly currency: string;
  /** The line that the payer reads beside the amount. */
  readonly title: string;
  readonly endsAt: Date;
  readonly returnTo: string;
}
export const refOf = ({ invoiceId, n }: AttemptRef) => ({ invoice: invoiceId, attempt: String(n) });
export interface OpenedPage {
  readonly sessionId: string;
  readonly url: string;
}

/** Opens a page for an attempt. A second call for the same attempt answers the same page. */
export async function openPage(key: string, page: Page): Promise<OpenedPage> {
  const { invoiceId, n, amount, currency, title, endsAt, returnTo } = page;
  const client = await clientFor(key);
  const price = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } };
  const { id, url } = await client.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: price }],
      client_reference_id: `${invoiceId}-${n}`,
      metadata: refOf(page),
      payment_intent_data: { metadata: refOf(page) },
      success_url: `${returnTo}?done`,
      cancel_url: returnTo,
      expires_at: Math.floor(endsAt.getTime() / 1000),
    },
    { idempotencyKey: `${invoiceId}-${n}` },
  );
  return { sessionId: id, url: url ?? '' };
}

/** The amount that the bank of the card took back, or holds back while it decides. */
async function disputed(client: Stripe, intentId: string): Promise<number> {
  const { data } = await client.disputes.list({ payment_intent: intentId, limit: 100 });
  const isLost = ({ status }: Stripe.Dispute) => status !== 'won' && !status.startsWith('warning');
  return data.filter(isLost).reduce((sum, { amount }) => sum + amount, 0);
}

/** The money of a payment, as we count it. */
export async function intentReport(client: Stripe, intent: Stripe.PaymentIntent): Promise<Omit<CardReport, 'state'>> {
  const currency = intent.currency.toUpperCase();
  const own = (minor: number) => ownMinor(minor, currency);
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const back = (charge?.amount_refunded ?? 0) + (charge?.disputed ? await disputed(client, intent.id) : 0);
  const declined = intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code;
  return {
    amount: own(intent.amount),
    currency,
    received: own(intent.amount_received),
    returned: own(back),
    ...(declined ? { declined } : {}),
  };
}

const INTENT = ['payment_intent', 'payment_intent.latest_charge'];

export interface PageReport extends CardReport {
  /** The page, while the payer may still use it. */
  readonly url?: string;
}
const STATES: Readonly<Record<string, CardReport['state']>> = { complete: 'processing', expired: 'ended' };

/** Says how an attempt stands now. */
export async function reportOf(key: string, sessionId: string): Promise<PageReport> {
  const client = await clientFor(key);
  const session = await client.checkout.sessions.retrieve(sessionId, { expand: INTENT });
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const currency = (session.currency ?? '').toUpperCase();
  const nothing = { amount: ownMinor(session.amount_total ?? 0, currency), currency, received: 0, returned: 0 };
  const report = intent ? await intentReport(client, intent) : nothing;
  const state = report.received > 0 ? 'paid' : (STATES[session.status ?? ''] ?? 'open');
  // A payment that takes days may fail in the end: the page is complete, and nothing will come.
  const isFailed = state === 'processing' && intent !== null && intent.status !== 'processing';
  return { ...report, state: isFailed ? 'ended' : state, ...(session.url ? { url: session.url } : {}) };
}

/** The attempt that a payment belongs to; undefined for one that is none of ours. */
export async function attemptOfIntent(key: string, intentId: string): Promise<AttemptRef | undefined> {
  const { metadata } = await (await clientFor(key)).paymentIntents.retrieve(intentId);
  const { invoice, attempt } = metadata;
  return invoice && attempt ? { invoiceId: invoice, n: Number(attempt) } : undefined;
}

/** Ends a page that nobody has paid on. Answers how it stands then. */
export async function endPage(key: string, sessionId: string): Promise<PageReport> {
  const client = await clientFor(key);
  await client.checkout.sessions.expire(sessionId).catch((e: unknown) => {
    if (problemOf(e) !== 'invalid') throw e;
  });
  return reportOf(key, sessionId);
}

/** The payment at the provider: known itself, or by the page that it was made on. */
export interface PaidBy {
  readonly sessionId?: string | undefined;
  readonly intentId?: string | undefined;
}
async function intentOf(client: Stripe, { sessionId, intentId }: PaidBy): Promise<string | undefined> {
  if (intentId || !sessionId) return intentId;
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(sessionId);
  return typeof intent === 'string' ? intent : intent?.id;
}

/** Pays a part back to the card. The same number of the refund pays once. */
export async function payBack(key: string, paid: PaidBy, amount: number, refund: string): Promise<void> {
  const client = await clientFor(key);
  const id = await intentOf(client, paid);
  if (!id) throw new Error('an attempt without a payment is not refunded');
  await client.refunds.create({ payment_intent: id, amount }, { idempotencyKey: refund });
}

/** Why a call failed. Throws what is no failure of the provider. */
export type CardProblem = 'keyRefused' | 'notAllowed' | 'busy' | 'unreachable' | 'invalid';
const PROBLEMS: Readonly<Record<string, CardProblem>> = {
  StripeAuthenticationError: 'keyRefused',
  StripePermissionError: 'notAllowed',
  StripeRateLimitError: 'busy',
  StripeConnectionError: 'unreachable',
  StripeAPIError: 'unreachable',
  StripeInvalidRequestError: 'invalid',
  StripeIdempotencyError: 'invalid',
};
export function problemOf(e: unknown): CardProblem {
  const type = typeof e === 'object' && e !== null && 'type' in e ? String(e.type) : '';
  const problem = PROBLEMS[type];
  if (!problem) throw e;
  return problem;
}
