import type { TimestampPost } from './timestamp.ts';

const TIMEOUT_MS = 10_000;

/** Posts to the time-stamp authority that the stage names. Users never choose this address. */
export const postTo =
  (url: string): TimestampPost =>
  async (request) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: Buffer.from(request),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`The time-stamp authority answered ${reply.status}.`);
    return new Uint8Array(await reply.arrayBuffer());
  };
