import { emit } from '#functions/platform/record/emit.ts';
import { showDay, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Told = Pick<
  Stored<ShowFields>,
  'id' | 'number' | 'description' | 'venue' | 'artists' | 'start' | 'end' | 'isNight' | 'isAllDay'
>;

interface Where {
  readonly subject?: string;
  readonly target?: string;
}
const nameOf = (show: Told) => `${show.number} ${showTitle(show)}`;

/** Tells a user of a show: its number and place, its artists and its day. */
export function showNote(kind: Notification['kind'], userId: Id, show: Told, where: Where = {}): OutboxEntry {
  const who = show.artists.map(({ name }) => name).join(', ');
  const { subject = nameOf(show), target = `/show/${show.id}` } = where;
  const event = { who, date: showDay(show) };
  return emit('notify', { userId, kind, subject, event, target });
}

/** Tells who asked that the agency declined, and why. It leads to the list, as the show is gone. */
export const declinedNote = (userId: Id, show: Told, reason: string): OutboxEntry =>
  showNote('dateDeclined', userId, show, {
    subject: [nameOf(show), reason].filter(Boolean).join(': '),
    target: '/show',
  });
