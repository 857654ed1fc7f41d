import { type Call, intentBody, invalid, MISSING, metadataIn, type Reply } from './call.ts';
import { customers, intents, setupBody } from './customers.ts';
import { hashOf, type Intent, newName, type Session } from './state.ts';

/*
 * The calls of the card provider that the product makes, in the provider's wire format.
 */
/** The smallest charge. */
const MIN_AMOUNT = 50;

function sessionBody(call: Call, session: Session): object {
  if (session.mode === 'setup') return setupSessionBody(call, session);
  const intent = call.state.intents.get(session.payment_intent);
  const isUsed = intent !== undefined && (session.status === 'complete' || intent.last_payment_error !== null);
  const payment = isUsed ? (call.form.size > 0 ? intentBody(call, intent) : intent.id) : null;
  return { ...session, object: 'checkout.session', url: urlOf(call, session), payment_intent: payment };
}

const urlOf = ({ origin }: Call, { id, status }: Session) => (status === 'open' ? `${origin}/pay/${id}` : null);

const setupSessionBody = (call: Call, session: Session) => ({
  ...session,
  object: 'checkout.session',
  url: urlOf(call, session),
  payment_intent: null,
  setup_intent: call.form.size > 0 ? setupBody(call, session) : setupBody(call, session).id,
});

const DAY_S = 86_400;
function createSetup(call: Call): Reply {
  const { state, form } = call;
  const customer = form.get('customer') ?? '';
  if (!state.customers.has(customer)) return invalid('No such customer', 'resource_missing');
  const session: Session = {
    id: newName('cs_test'),
    mode: 'setup',
    customer,
    amount_total: 0,
    currency: '',
    metadata: {},
    title: '',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    expires_at: Math.floor(Date.now() / 1000) + DAY_S,
    status: 'open',
    payment_intent: '',
  };
  state.sessions.set(session.id, session);
  return [200, setupSessionBody({ ...call, form: new URLSearchParams() }, session)];
}

function createSession({ state, form, ...call }: Call): Reply {
  if (form.get('mode') === 'setup') return createSetup({ state, form, ...call });
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const currency = form.get('line_items[0][price_data][currency]') ?? '';
  if (amount < MIN_AMOUNT) return invalid('The amount is too small', 'amount_too_small');
  const id = newName('cs_test');
  const metadata = metadataIn(form, 'payment_intent_data[metadata]');
  const intent: Intent = {
    id: newName('pi'),
    amount,
    currency,
    metadata,
    amount_received: 0,
    status: 'requires_payment_method',
    last_payment_error: null,
    amount_refunded: 0,
  };
  const session: Session = {
    id,
    amount_total: amount,
    currency,
    metadata: metadataIn(form, 'metadata'),
    title: form.get('line_items[0][price_data][product_data][name]') ?? '',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    expires_at: Number(form.get('expires_at')),
    status: 'open',
    payment_intent: intent.id,
  };
  state.intents.set(intent.id, intent);
  state.sessions.set(id, session);
  return [200, sessionBody({ state, form: new URLSearchParams(), ...call }, session)];
}

function sessions(call: Call): Reply {
  const [, , , id = '', verb] = call.path;
  if (!id) return createSession(call);
  const session = call.state.sessions.get(id);
  if (!session) return MISSING;
  if (session.status === 'open' && session.expires_at * 1000 <= Date.now()) session.status = 'expired';
  if (verb === 'expire') {
    if (session.status !== 'open') return invalid('Only open sessions can be expired');
    session.status = 'expired';
  }
  return [200, sessionBody(call, session)];
}

function refund({ state, form }: Call): Reply {
  const intent = state.intents.get(form.get('payment_intent') ?? '');
  const amount = Number(form.get('amount'));
  if (!intent) return MISSING;
  if (amount > intent.amount_received - intent.amount_refunded)
    return invalid('More than is left', 'charge_already_refunded');
  intent.amount_refunded += amount;
  return [200, { id: newName('re'), object: 'refund', amount, payment_intent: intent.id, status: 'succeeded' }];
}

function receivers({ state, method, path, form }: Call): Reply {
  const [, , id = ''] = path;
  if (method === 'DELETE')
    return state.receivers.delete(id) ? [200, { id, object: 'webhook_endpoint', deleted: true }] : MISSING;
  const url = form.get('url') ?? '';
  const enabled = [...form].flatMap(([name, value]) => (name.startsWith('enabled_events') ? [value] : []));
  const receiver = { id: newName('we'), url, secret: newName('whsec'), enabled_events: enabled };
  state.receivers.set(receiver.id, receiver);
  return [200, { ...receiver, object: 'webhook_endpoint', status: 'enabled' }];
}

function disputes({ state, form }: Call): Reply {
  const data = [...state.disputes.values()].filter((one) => one.payment_intent === form.get('payment_intent'));
  return [200, { object: 'list', data, has_more: false, url: '/v1/disputes' }];
}

const ACCOUNT: Reply = [
  200,
  { id: 'acct_local', object: 'account', settings: { dashboard: { display_name: 'Test account' } } },
];
const KINDS: Readonly<Record<string, (call: Call) => Reply>> = {
  account: () => ACCOUNT,
  checkout: sessions,
  refunds: refund,
  webhook_endpoints: receivers,
  disputes,
  payment_intents: intents,
  customers,
};

/** Answers one call. The same key with the same request is done once; with another request it is refused. */
export function answerTo(call: Call, key: string | undefined): Reply {
  const run = (): Reply => KINDS[call.path[1] ?? '']?.(call) ?? MISSING;
  if (!key || call.method !== 'POST') return run();
  const asked = hashOf(`${call.path.join('/')} ${call.form}`);
  const known = call.state.answers.get(key);
  if (known && known.asked !== asked)
    return [400, { error: { type: 'idempotency_error', message: 'The key was used for another request' } }];
  if (known) return [known.status ?? 200, known.answer];
  const reply = run();
  // A declined card is an answer too.
  if ([200, 402].includes(reply[0])) call.state.answers.set(key, { asked, status: reply[0], answer: reply[1] });
  return reply;
}
