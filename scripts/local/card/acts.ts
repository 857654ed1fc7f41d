import { type CardState, type Intent, newName, type Receiver, type Session, signatureOf } from './state.ts';

/** Hands an event to a receiver. */
export type Deliver = (receiver: Receiver, text: string, signature: string) => Promise<void>;

const post: Deliver = async ({ url }, body, signature) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
};

/** The acts of payers and their banks at the provider. Each sends its signed events. */
export class CardEvents {
  readonly #state: CardState;
  readonly #deliver: Deliver;
  constructor(state: CardState, deliver: Deliver = post) {
    this.#state = state;
    this.#deliver = deliver;
  }

  #paid(id: string): { readonly session: Session; readonly intent: Intent } {
    const session = this.#state.sessions.get(id);
    const intent = session && this.#state.intents.get(session.payment_intent);
    if (!session || !intent) throw new Error(`no page ${id}`);
    return { session, intent };
  }

  async send(type: string, object: object): Promise<void> {
    const event = {
      id: newName('evt'),
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object },
    };
    const text = JSON.stringify(event);
    for (const receiver of this.#state.receivers.values())
      if (receiver.enabled_events.includes(type))
        await this.#deliver(receiver, text, signatureOf(text, receiver.secret));
  }

  /** The card is charged. `amount` may differ only in tests of what must not happen. */
  async pay(id: string, amount?: number): Promise<void> {
    const { session, intent } = this.#paid(id);
    session.status = 'complete';
    intent.status = 'succeeded';
    intent.amount_received = amount ?? intent.amount;
    intent.last_payment_error = null;
    await this.send('checkout.session.completed', { ...session, object: 'checkout.session' });
  }

  /** The payer has ordered the payment, and the bank takes days. */
  async order(id: string): Promise<void> {
    const { session, intent } = this.#paid(id);
    session.status = 'complete';
    intent.status = 'processing';
    await this.send('checkout.session.completed', { ...session, object: 'checkout.session' });
  }

  async decline(id: string): Promise<void> {
    const { intent } = this.#paid(id);
    intent.last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' };
    await this.send('payment_intent.payment_failed', { ...intent, object: 'payment_intent' });
  }

  /** The bank of the card takes money back until it has decided. */
  async dispute(id: string, amount: number): Promise<string> {
    const { intent } = this.#paid(id);
    const dispute = { id: newName('dp'), payment_intent: intent.id, amount, status: 'needs_response' };
    this.#state.disputes.set(dispute.id, dispute);
    await this.send('charge.dispute.created', { ...dispute, object: 'dispute', metadata: {} });
    return dispute.id;
  }

  async decide(disputeId: string, status: 'won' | 'lost'): Promise<void> {
    const dispute = this.#state.disputes.get(disputeId);
    if (!dispute) throw new Error(`no dispute ${disputeId}`);
    dispute.status = status;
    await this.send('charge.dispute.closed', { ...dispute, object: 'dispute', metadata: {} });
  }
}
