import { emit } from '#functions/platform/record/emit.ts';
import type { Notification } from '#shared/domains/notification/contract.ts';
import { showDay, showTitle } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

type Told = Pick<
  Stored<ShowFields>,
  'id' | 'number' | 'description' | 'venue' | 'artists' | 'start' | 'end' | 'isNight' | 'isAllDay'
>;

/** Tells a user of a show: its number and place, its artists and its day. */
export function showNote(kind: Notification['kind'], userId: Id, show: Told): OutboxEntry {
  const who = show.artists.map(({ name }) => name).join(', ');
  const subject = `${show.number} ${showTitle(show)}`;
  const event = { who, date: showDay(show) };
  return emit('notify', { userId, kind, subject, event, target: `/show/${show.id}` });
}
