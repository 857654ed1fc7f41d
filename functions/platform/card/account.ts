import { CARD_EVENTS } from './events.ts';
import { clientFor } from './provider.ts';

/** The name of the account that a key opens. Throws what the provider refuses. */
export async function accountName(key: string): Promise<string> {
  const client = await clientFor(key);
  const { settings, business_profile: profile, id } = await client.accounts.retrieveCurrent();
  return settings?.dashboard.display_name || profile?.name || id;
}

export interface Receiver {
  readonly endpointId: string;
  /** Proves that an event is the provider's. It is told once. */
  readonly secret: string;
}
/** Has the provider send its events to an address of ours. */
export async function addReceiver(key: string, url: string): Promise<Receiver> {
  const client = await clientFor(key);
  const { id, secret } = await client.webhookEndpoints.create({ url, enabled_events: [...CARD_EVENTS] });
  if (!secret) throw new Error('a new receiver has no secret');
  return { endpointId: id, secret };
}

export async function removeReceiver(key: string, endpointId: string): Promise<void> {
  await (await clientFor(key)).webhookEndpoints.del(endpointId);
}
