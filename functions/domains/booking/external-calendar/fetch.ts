import { SafeFetchError } from '#functions/platform/http/outside.ts';
import { safeFetch } from '#functions/platform/http/safe-fetch.ts';
import { MAX_BYTES, type Window } from '#shared/domains/booking/external-calendar/rules.ts';
import type { EventSourceInput, Failure } from '#shared/domains/booking/external-calendar/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type ReadEvent, ReadFailure, readEvents } from './feed/read.ts';
import type { KeptSource } from './state-store.ts';
import { feedUrl } from './store.ts';

export interface Fetched {
  readonly state: KeptSource;
  /** Undefined: what is kept of it stays. */
  readonly events?: readonly ReadEvent[];
}
interface Look {
  readonly state: KeptSource | undefined;
  readonly made: string;
  readonly window: Window;
  readonly zone: string;
  readonly now: Date;
}

const failureOf = (e: unknown): { failure: Failure; status?: number } => {
  if (e instanceof ReadFailure) return { failure: e.reason };
  if (!(e instanceof SafeFetchError)) throw e;
  return { failure: e.reason, ...(e.status ? { status: e.status } : {}) };
};

/** Looks at one source; a failure is an answer too, and says since when. */
export async function fetchSource(source: EventSourceInput & { id: Id }, look: Look): Promise<Fetched> {
  const { state: last, made, window, zone, now } = look;
  const at = now.toISOString();
  const isSame = last?.made === made;
  try {
    const since = isSame ? { etag: last.etag, lastModified: last.lastModified } : {};
    const { text, etag, lastModified } = await safeFetch(feedUrl(source.url), { maxBytes: MAX_BYTES, ...since });
    const events = text === undefined ? undefined : await readEvents(text, window, zone);
    const state = { sourceId: source.id, checkedAt: at, okAt: at, events: 0, etag, lastModified, made };
    return { state, ...(events ? { events } : {}) };
  } catch (e) {
    const kept = { etag: '', lastModified: '', ...(last?.okAt ? { okAt: last.okAt } : {}) };
    const failingSince = last?.failingSince ?? at;
    return { state: { sourceId: source.id, checkedAt: at, events: 0, made, ...kept, ...failureOf(e), failingSince } };
  }
}
