import { type Call, intentBody, invalid, MISSING, metadataIn, type Reply } from './call.ts';
import { type CardState, type Customer, type Intent, type Method, newName, type Session } from './state.ts';

/*
 * Customers, the cards they let others charge later, and such charges. The last digits of a card say what becomes of
 * its charges.
 */
export const TEST_CARDS = {
  works: { last4: '4242', label: 'A card that works' },
  declined: { last4: '0341', label: 'A card that is declined later' },
  asks: { last4: '3155', label: 'A card whose bank asks its holder' },
} as const;
export type TestCard = keyof typeof TEST_CARDS;

export function customers({ state, form, path }: Call): Reply {
  const [, , id = ''] = path;
  const known = state.customers.get(id);
  if (id) return known ? [200, { ...known, object: 'customer' }] : MISSING;
  const customer: Customer = {
    id: newName('cus'),
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    metadata: metadataIn(form, 'metadata'),
  };
  state.customers.set(customer.id, customer);
  return [200, { ...customer, object: 'customer' }];
}

/** Keeps a card that a customer typed on the page of a session. */
export function keepCard(state: CardState, session: Session, card: TestCard): void {
  const { last4 } = TEST_CARDS[card];
  const method: Method = {
    id: newName('pm'),
    customer: session.customer ?? '',
    card: { brand: 'visa', last4, exp_month: 4, exp_year: 2034 },
  };
  state.methods.set(method.id, method);
  session.payment_method = method.id;
  session.status = 'complete';
}

/** The setup intent of a page of setup. */
export const setupBody = ({ state }: Call, { id, payment_method }: Session) => ({
  id: `seti_${id.slice(3)}`,
  object: 'setup_intent',
  status: payment_method ? 'succeeded' : 'requires_payment_method',
  payment_method: payment_method
    ? { ...state.methods.get(payment_method), object: 'payment_method', type: 'card' }
    : null,
});

const declined = (call: Call, intent: Intent, code: string, reason: string): Reply => {
  intent.last_payment_error = { code, decline_code: reason };
  const error = { type: 'card_error', code, decline_code: reason, message: 'The card was declined.' };
  return [402, { error: { ...error, payment_intent: intentBody(call, intent) } }];
};

function charge(call: Call): Reply {
  const { state, form } = call;
  const method = state.methods.get(form.get('payment_method') ?? '');
  if (!method || method.customer !== form.get('customer')) return invalid('No such payment method', 'resource_missing');
  const intent: Intent = {
    id: newName('pi'),
    amount: Number(form.get('amount')),
    currency: form.get('currency') ?? '',
    customer: method.customer,
    metadata: metadataIn(form, 'metadata'),
    amount_received: 0,
    status: 'requires_payment_method',
    last_payment_error: null,
    amount_refunded: 0,
  };
  state.intents.set(intent.id, intent);
  const { last4 } = method.card;
  if (last4 === TEST_CARDS.declined.last4) return declined(call, intent, 'card_declined', 'insufficient_funds');
  if (last4 === TEST_CARDS.asks.last4)
    return declined(call, intent, 'authentication_required', 'authentication_required');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  return [200, intentBody(call, intent)];
}

function cancel(call: Call, intent: Intent): Reply {
  if (intent.status === 'succeeded') return invalid('A payment that succeeded is not canceled');
  intent.status = 'canceled';
  return [200, intentBody(call, intent)];
}

function ofCustomer({ state, form, ...call }: Call): Reply {
  const data = [...state.intents.values()].filter(({ customer }) => customer === form.get('customer')).reverse();
  const rows = data.map((intent) => intentBody({ state, form, ...call }, intent));
  return [200, { object: 'list', data: rows, has_more: false, url: '/v1/payment_intents' }];
}

export function intents(call: Call): Reply {
  const [, , id = '', verb] = call.path;
  if (!id) return call.method === 'GET' ? ofCustomer(call) : charge(call);
  const intent = call.state.intents.get(id);
  if (!intent) return MISSING;
  return verb === 'cancel' ? cancel(call, intent) : [200, intentBody(call, intent)];
}
