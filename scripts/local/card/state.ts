import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * The stand-in of the card provider keeps pages, customers with their cards, payments, disputes, and the receivers of its events. Names and fields
 * are those of the provider's wire format.
 */
export interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** Left out where a payer typed the card. */
  readonly customer?: string;
  readonly metadata: Readonly<Record<string, string>>;
  amount_received: number;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  last_payment_error: { readonly code: string; readonly decline_code: string } | null;
  amount_refunded: number;
}
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, string>>;
}
export interface Method {
  readonly id: string;
  readonly customer: string;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}
export interface Session {
  readonly id: string;
  /** Left out for a payment. */
  readonly mode?: 'setup';
  readonly customer?: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly title: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_intent: string;
  /** The card that was typed on a page of setup. */
  payment_method?: string;
}
export interface Dispute {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  status: string;
}
export interface Receiver {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly enabled_events: readonly string[];
}

export interface CardState {
  readonly sessions: Map<string, Session>;
  readonly intents: Map<string, Intent>;
  readonly customers: Map<string, Customer>;
  readonly methods: Map<string, Method>;
  readonly disputes: Map<string, Dispute>;
  readonly receivers: Map<string, Receiver>;
  /** Answers by the key of their request: the same one twice is done once. */
  readonly answers: Map<string, { readonly asked: string; readonly status?: number; readonly answer: object }>;
}
/** Reads the state of an earlier start. Without a file, it begins empty. */
export function loadState(file: string | undefined): CardState {
  const kept: Partial<Record<keyof CardState, [string, never][]>> =
    file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    sessions: new Map(kept.sessions),
    intents: new Map(kept.intents),
    customers: new Map(kept.customers),
    methods: new Map(kept.methods),
    disputes: new Map(kept.disputes),
    receivers: new Map(kept.receivers),
    answers: new Map(kept.answers),
  };
}
export function keepState(file: string | undefined, state: CardState): void {
  if (file)
    writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(state).map(([k, map]) => [k, [...map]]))));
}

export const newName = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The header that proves an event: its time, and an HMAC of time and text. */
export const signatureOf = (text: string, secret: string, at = Math.floor(Date.now() / 1000)): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;
