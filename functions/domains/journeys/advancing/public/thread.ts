import { newId } from '#functions/platform/data/id.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { NoticeRow } from '#functions/platform/mail/notice.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { questionOf } from '#shared/domains/journeys/advancing/items.ts';
import type { Author } from '#shared/domains/journeys/advancing/schemas.ts';
import {
  type MessageInput,
  type ThreadList,
  type ThreadMessage,
  withMessage,
} from '#shared/domains/journeys/advancing/thread.ts';
import { advancingStore, headOf, type RequestRecord } from '../store.ts';
import { promiseOf } from './run.ts';

/*
 * Access patterns: messages and notes in the partition of their request, sk M#<id> and N#<id>. Each is written once.
 */
const PREFIX: Readonly<Record<ThreadList, string>> = { messages: 'M#', notes: 'N#' };
const TRIES = 10;
const pkOf = (tenantId: string, no: number) => recordPk(tenantId, 'advancing', no);

/** Reads messages or notes, oldest first. */
export const threadOf = (tenantId: string, no: number, list: ThreadList): Promise<ThreadMessage[]> =>
  readAll<ThreadMessage>({ pk: pkOf(tenantId, no), prefix: PREFIX[list] });

/** The messages that a mail quotes. */
const QUOTED = 3;
export const lastMessages = (rows: readonly ThreadMessage[]): NoticeRow[] =>
  rows.slice(-QUOTED).map(({ by, text }) => ({ title: by.name, detail: text }));

/** Builds the write of a message, once. */
export function messageWrite(tenantId: string, no: number, list: ThreadList, message: ThreadMessage): Write {
  const Item = { pk: pkOf(tenantId, no), sk: `${PREFIX[list]}${message.id}`, ...message };
  return { item: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } } };
}

interface Writing extends MessageInput {
  readonly list: ThreadList;
  readonly by: Author;
  /** Reads the request, or refuses it to the caller. */
  readonly find: () => Promise<RequestRecord>;
}
/** Adds a message. The other side hears of it; nobody hears of a note. */
export const writeMessage = (ctx: TenantContext, { list, by, find, text, key }: Writing): Promise<ThreadMessage[]> =>
  retryOvertaken(async () => {
    const request = await find();
    if (key) questionOf(request, key);
    const message: ThreadMessage = { id: newId(ctx.now), by, at: ctx.now.toISOString(), text, ...(key ? { key } : {}) };
    const head = headOf(request);
    const { fields, tells } = withMessage(head, list, by, message.at);
    const outbox = tells ? [emit('advancing', promiseOf(request, { type: 'written', to: tells }, by))] : [];
    const extra = [messageWrite(ctx.tenantId, request.no, list, message)];
    await advancingStore.update(ctx, head, { ...head, ...fields }, { extra, outbox });
    return threadOf(ctx.tenantId, request.no, list);
  }, TRIES);
