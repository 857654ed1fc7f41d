import * as z from 'zod';
import { PartKey } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { MAX_MESSAGES, MESSAGE_MAX } from './limits.ts';
import { refuse } from './outcome.ts';
import { Author, type RequestFields } from './schemas.ts';

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

/** Counts one more message. A draft has no people to talk to, an ended request none who listen. */
export function withMessage(request: RequestFields, list: ThreadList): Partial<RequestFields> {
  const isEnded = request.state === 'withdrawn' || request.state === 'declined' || request.state === 'closed';
  if (list === 'messages' && (isEnded || request.state === 'draft')) throw refuse('advancing.notOpen');
  const count = request[list] ?? 0;
  if (count >= MAX_MESSAGES) throw refuse('advancing.messagesFull', 'text');
  return { [list]: count + 1 };
}
