import type { CardState, Intent } from './state.ts';

export type Reply = readonly [status: number, body: object];
export const invalid = (message: string, code = 'parameter_invalid'): Reply => [
  400,
  { error: { type: 'invalid_request_error', code, message } },
];
export const MISSING: Reply = [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
];
export interface Call {
  readonly state: CardState;
  readonly method: string;
  readonly path: readonly string[];
  readonly form: URLSearchParams;
  /** The address of the stand-in. */
  readonly origin: string;
}

export const metadataIn = (form: URLSearchParams, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : '';
      return key ? [[key, value]] : [];
    }),
  );

const chargeOf = ({ state }: Call, { id, amount, amount_refunded }: Intent) => ({
  id: `ch_${id.slice(3)}`,
  object: 'charge',
  amount,
  amount_refunded,
  disputed: [...state.disputes.values()].some((one) => one.payment_intent === id),
});
export const intentBody = (call: Call, intent: Intent) => ({
  ...intent,
  object: 'payment_intent',
  latest_charge: intent.amount_received > 0 ? chargeOf(call, intent) : null,
});
