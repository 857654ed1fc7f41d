import * as z from 'zod';
import { PartKey } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { MAX_MESSAGES, MESSAGE_MAX } from './limits.ts';
import { refuse } from './outcome.ts';
import { Author, type RequestFields, type RequestHead } from './schemas.ts';

export const MessageInput = z.object({
  text: requiredText(MESSAGE_MAX),
  /** The question that the message is about. */
  key: PartKey.optional(),
});
export type MessageInput = z.infer<typeof MessageInput>;
/** A message of the conversation with people outside, or an internal note. */
export const ThreadMessage = MessageInput.extend({ id: z.string(), by: Author, at: Instant });
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** The conversation with people outside, and the notes that only the agency sees. */
export const LISTS = ['messages', 'notes'] as const;
export type ThreadList = (typeof LISTS)[number];

/** The reader of a message: people outside read the agency's, staff read theirs. */
export type Side = 'outside' | 'staff';
const TOLD = { outside: 'toldOutside', staff: 'toldStaff' } as const;
const TELL = { outside: 'tellOutside', staff: 'tellStaff' } as const;
/** Messages come in rows, so one mail tells of all within ten minutes. */
const WINDOW_MS = 600_000;

export interface Counted {
  readonly fields: Partial<RequestFields>;
  /** The side that hears of the message now. */
  readonly tells?: Side;
}

/** Tells a side at once, or at the end of the ten minutes since it was last told. */
function telling(request: RequestHead, side: Side, now: Instant): Counted {
  const last = request[TOLD[side]];
  const again = last ? new Date(Date.parse(last) + WINDOW_MS).toISOString() : now;
  if (again <= now) return { fields: { [TOLD[side]]: now, [TELL[side]]: undefined }, tells: side };
  return { fields: { [TELL[side]]: again } };
}

const hasEnded = ({ state }: RequestHead): boolean =>
  state === 'withdrawn' || state === 'declined' || state === 'closed';

/** Counts one more message. A draft has no people to talk to, an ended request none who listen. */
export function withMessage(request: RequestHead, list: ThreadList, by: Author, now: Instant): Counted {
  if (list === 'messages' && (hasEnded(request) || request.state === 'draft')) throw refuse('advancing.notOpen');
  const count = request[list] ?? 0;
  if (count >= MAX_MESSAGES) throw refuse('advancing.messagesFull', 'text');
  if (list === 'notes') return { fields: { notes: count + 1 } };
  const told = telling(request, by.kind === 'invitee' ? 'staff' : 'outside', now);
  return { ...told, fields: { ...told.fields, messages: count + 1 } };
}

/** The sides that wait for news of messages. The links of an ended request lead nowhere. */
const waitingSides = (request: RequestHead): Side[] =>
  (['outside', 'staff'] as const).filter((side) => request[TELL[side]] && !(side === 'outside' && hasEnded(request)));

/** The instant at which a side must next hear of messages. */
export const tellAt = (request: RequestHead): Instant | undefined =>
  waitingSides(request)
    .flatMap((side) => request[TELL[side]] ?? [])
    .sort()[0];

/** The sides that hear of earlier messages now, and the request after that. */
export function sidesToTell(request: RequestHead, now: Instant) {
  const sides = waitingSides(request).filter((side) => (request[TELL[side]] ?? now) <= now);
  const told: Partial<RequestFields> = Object.fromEntries(
    sides.flatMap((side) => [
      [TOLD[side], now],
      [TELL[side], undefined],
    ]),
  );
  return { sides, told };
}
