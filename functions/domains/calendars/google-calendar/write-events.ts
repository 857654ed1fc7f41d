import { createHash } from 'node:crypto';
import type { Content } from '#functions/domains/calendars/icalendar-feed/public/reading.ts';
import { deleteEvent, type Place, putEvent } from '#functions/platform/authority/google-calendar.ts';
import { changesOf, googleEvent, type Sent, within } from '#shared/domains/calendars/google-calendar/rules.ts';
import type { PushReport } from '#shared/domains/calendars/google-calendar/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { keepSent, sentTo } from './sent-store.ts';

/** Events between two writes of the ledger. */
const BATCH = 50;
const HASH_CHARS = 16;

interface Target {
  readonly tenantId: string;
  readonly feedId: Id;
  readonly ownerId: Id;
  readonly place: Place;
}
/** The id of an event at Google, which is always the same: base32hex takes the digits of a hex text. */
const eventId = ({ tenantId, ownerId, feedId }: Target, uid: string): string =>
  createHash('sha256').update(`${tenantId} ${ownerId} ${feedId} ${uid}`).digest('hex');

const wantedOf = ({ events, zone }: Content) =>
  events.map((event) => {
    const body = googleEvent(event, zone);
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, HASH_CHARS);
    return { uid: event.uid, hash, start: event.start.slice(0, 10), body };
  });

export type Tally = { -readonly [K in keyof Pick<PushReport, 'sent' | 'removed' | 'left'>]: number };
type End = 'done' | 'partial' | 'calendarGone';

/**
 * Writes the difference between a feed and its calendar. The ledger names an event before it is sent: if the run is
 * killed then, the next one sends it again under its own id, or removes it.
 */
export async function writeEvents(target: Target, content: Content, tally: Tally): Promise<End> {
  const { tenantId, feedId, place } = target;
  const before = await sentTo(tenantId, feedId, place.calendarId);
  const ledger = new Map(within(before, content.from).map((one) => [one.uid, one]));
  const { remove, send, isPartial } = changesOf(wantedOf(content), before, content.from);
  const keep = () => keepSent(tenantId, feedId, { calendarId: place.calendarId, sent: [...ledger.values()] });
  try {
    for (const { uid } of remove) {
      await deleteEvent(place, eventId(target, uid));
      ledger.delete(uid);
      tally.removed++;
    }
    for (const some of chunks(send, BATCH)) {
      const known = new Set(some.map(({ uid }) => uid).filter((uid) => ledger.has(uid)));
      for (const { uid, start } of some) ledger.set(uid, { uid, start, hash: '' } satisfies Sent);
      await keep();
      for (const { uid, hash, start, body } of some) {
        const how = await putEvent(place, eventId(target, uid), body, known.has(uid));
        if (how === 'calendarGone') return how;
        tally[how === 'sent' ? 'sent' : 'left']++;
        ledger.set(uid, { uid, hash, start });
      }
    }
  } finally {
    if (send.length + remove.length > 0) await keep();
  }
  return isPartial ? 'partial' : 'done';
}
