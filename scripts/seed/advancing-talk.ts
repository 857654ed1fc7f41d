import { messageWrite } from '#functions/domains/journeys/advancing/public/thread.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Author, RequestFields } from '#shared/domains/journeys/advancing/schemas.ts';
import { isOpened } from '#shared/domains/journeys/advancing/states.ts';
import type { ThreadList } from '#shared/domains/journeys/advancing/thread.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const TALK: readonly {
  readonly list: ThreadList;
  readonly isGuest?: true;
  readonly text: string;
  readonly key?: string;
}[] = [
  { list: 'messages', isGuest: true, key: 'loadin', text: 'Is 14:00 early enough for your crew?' },
  { list: 'messages', text: 'Yes. Two people come at 13:30 with the van; please keep a bay free.' },
  { list: 'notes', text: 'The stage door is on the canal side. Tell the driver.' },
];

/** Whether the people of a request of the demo have talked. */
const hasTalk = ({ state }: RequestFields): boolean => isOpened(state) && state !== 'opened';

/** Counts the messages of the demo on their request. */
export const withTalk = (request: RequestFields): RequestFields =>
  hasTalk(request) ? { ...request, messages: 2, notes: 1 } : request;

/** Stores the messages of a request, one an hour after it was made. */
export function talkWrites(tenantId: string, request: Stored<RequestFields>, random: Random): Write[] {
  if (!hasTalk(request)) return [];
  const [guest] = request.invitees;
  const agent: Author = { kind: 'user', id: request.author.userId, name: request.author.name };
  return TALK.map(({ list, isGuest, text, key }, i) => {
    const at = Date.parse(request.createdAt) + (i + 1) * HOUR_MS;
    const by: Author = isGuest ? { kind: 'invitee', id: guest?.id ?? '', name: guest?.name ?? '' } : agent;
    const id = makeId(0, at, random.bytes(6));
    const message = { id, by, at: new Date(at).toISOString(), text, ...(key ? { key } : {}) };
    return messageWrite(tenantId, request.no, list, message);
  });
}
