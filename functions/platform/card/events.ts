import type { SignedMessage } from '#shared/kernel/contract/signed-message.ts';
import type { AttemptRef } from './provider.ts';

/** The events that say that an attempt may stand otherwise than before. */
export const CARD_EVENTS = [
  ...(['checkout.session.completed', 'checkout.session.expired'] as const),
  ...(['checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed'] as const),
  ...(['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'] as const),
  ...(['charge.refunded', 'charge.refund.updated'] as const),
  ...(['charge.dispute.created', 'charge.dispute.closed'] as const),
] as const;

export interface CardEvent {
  readonly id: string;
  /** The attempt that it names, or the payment whose attempt the provider knows. */
  readonly about: Partial<AttemptRef> & { readonly intentId?: string };
}

function aboutOf(object: object): CardEvent['about'] | undefined {
  const { metadata, payment_intent: intent } = { metadata: undefined, payment_intent: undefined, ...object };
  const { invoice, attempt } = { invoice: undefined, attempt: undefined, ...(metadata ?? {}) };
  if (typeof invoice === 'string' && typeof attempt === 'string') return { invoiceId: invoice, n: Number(attempt) };
  return typeof intent === 'string' ? { intentId: intent } : undefined;
}

/**
 * Reads an event whose signature is right and at most five minutes old; undefined for a wrong one. An event about
 * nothing of ours is `null`.
 */
export async function readEvent(
  { text, signature }: Pick<SignedMessage, 'text' | 'signature'>,
  secret: string,
): Promise<CardEvent | null | undefined> {
  const { default: Client } = await import('stripe');
  try {
    const event = Client.webhooks.constructEvent(text, signature, secret);
    const about = aboutOf(event.data.object);
    return about ? { id: event.id, about } : null;
  } catch (e) {
    if (e instanceof Client.errors.StripeSignatureVerificationError || e instanceof SyntaxError) return undefined;
    throw e;
  }
}
