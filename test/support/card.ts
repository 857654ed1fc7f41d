import { readAll } from '#functions/platform/data/read.ts';
import { startCardProvider } from '#scripts/local/card/server.ts';
import type { Receiver } from '#scripts/local/card/state.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import type { EventMessage } from '#shared/events.ts';
import { callRaw } from '#test/support/api.ts';
import { sqsRecord } from './printing.ts';
import { runAs, workerOf } from './rights.ts';

interface Sent {
  readonly receiver: Receiver;
  readonly text: string;
  readonly signature: string;
}
type Item = Omit<EventMessage, 'type' | 'payload'> & {
  readonly outbox: readonly Pick<EventMessage, 'type' | 'payload'>[];
};

/** Hands an event of the provider to its endpoint, as the provider would. */
export const handEvent = ({ receiver, text, signature }: Sent) => {
  const hook = receiver.url.split('/').at(-1) ?? '';
  return callRaw(
    cardPaymentContract.routes.event,
    undefined,
    { params: { hook }, text },
    { 'stripe-signature': signature },
  );
};

/** Does what a kept event has promised. */
async function workEvent(tenantId: string, text: string): Promise<void> {
  const { id } = JSON.parse(text) as { id: string };
  const [item] = await readAll<Item>({ pk: `${tenantId}#CARDEVENT#${id}`, prefix: 'A#' });
  if (!item) return;
  const { outbox, id: writeId, at, actorId } = item;
  const { handler } = await import('#functions/domains/operator/system/workers/outbox.ts');
  const messages = outbox.map((entry, i) => ({ ...entry, id: `${writeId}${i}`, tenantId, at, actorId }));
  const event = { Records: messages.map((one) => sqsRecord(one)) };
  const { batchItemFailures } = await runAs(workerOf('outbox'), () => handler(event));
  if (batchItemFailures.length > 0) throw new Error('the outbox worker failed');
}

/** Starts the stand-in of the card provider. Its events wait until they are handed on. */
export async function cardProvider() {
  const sent: Sent[] = [];
  const provider = await startCardProvider({
    deliver: async (receiver, text, signature) => {
      sent.push({ receiver, text, signature });
    },
  });
  const before = process.env.CARD_PROVIDER_URL;
  process.env.CARD_PROVIDER_URL = provider.url;
  const nextEvents = () => sent.splice(0);
  return {
    ...provider,
    nextEvents,
    /** Hands on all events that wait, and does what follows from them. */
    deliver: async (tenantId: string, events: readonly Sent[] = nextEvents()) => {
      for (const event of events) {
        const { status } = await handEvent(event);
        if (status !== 200) throw new Error(`the event was answered ${status}`);
        await workEvent(tenantId, event.text);
      }
    },
    stop: () => {
      process.env.CARD_PROVIDER_URL = before;
      return provider.close();
    },
  };
}
export const sessionIn = (url: string): string => url.split('/').at(-1) ?? '';
