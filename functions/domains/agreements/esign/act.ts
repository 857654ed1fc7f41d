import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { chained, GENESIS } from '#shared/domains/agreements/esign/audit.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import type { EsignMessage } from '#shared/domains/agreements/esign/message.ts';
import type { Actor, Change, EsignEvent } from '#shared/domains/agreements/esign/outcome.ts';
import { decide } from '#shared/domains/agreements/esign/rules.ts';
import type { EsignFields } from '#shared/domains/agreements/esign/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { sha256 } from './digest.ts';
import { auditKey, type EsignRecord, esignStore } from './store.ts';

/** A command that lost so many races is refused as unavailable (outsiders section 7). */
const MAX_TRIES = 40;

/** Turns a message of the rules into events of the outbox. */
export type Promises = (document: EsignRecord, message: EsignMessage) => readonly OutboxEntry[];

/** Builds the items of new events. Another write with the same number was first, so this one is overtaken. */
function auditWrites(tenantId: string, no: number, events: ReturnType<typeof chained>['events']): Write[] {
  return events.map((event) => ({
    item: {
      Put: {
        TableName: tableName(),
        Item: { ...auditKey(tenantId, no, event.n), ...event },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    refused: () => new AppError('stale'),
  }));
}

const createdBy = (by: Actor, ctx: TenantContext): EsignEvent => ({ type: 'created', at: ctx.now.toISOString(), by });

/** Builds the transaction of a new document, with the first event of its chain. */
function creating(ctx: TenantContext, record: EsignRecord, by: Actor): { record: EsignRecord; writes: Write[] } {
  const { head, events } = chained({ auditSeq: 0, auditHash: GENESIS }, [createdBy(by, ctx)], sha256);
  const created = { ...record, ...head };
  const extra = auditWrites(ctx.tenantId, record.no, events);
  return { record: created, writes: [...esignStore.writes(ctx, undefined, created, { extra })] };
}

/** Stores a new draft. A source that is being signed is refused with `esign.signingOpen`. */
export async function createEsign(ctx: TenantContext, fields: EsignFields, by: Actor): Promise<EsignRecord> {
  const { record, writes } = creating(ctx, await esignStore.prepare(ctx, fields), by);
  await commit(writes);
  return record;
}

/** Builds the transaction of a change: document, events, list row, due mark, source and outbox. */
function changing(ctx: TenantContext, before: EsignRecord, change: Change, promises: Promises) {
  const { head, events } = chained(before, change.events, sha256);
  const after = esignStore.next(ctx, before, { ...change.document, ...head });
  const outbox = change.messages.flatMap((message) => promises(after, message));
  const extra = auditWrites(ctx.tenantId, before.no, events);
  return { after, writes: esignStore.writes(ctx, before, after, { extra, outbox }) };
}

/** Whether there is anything to write. A repeated command has no events. */
const isIdle = ({ events, created }: Change): boolean => events.length === 0 && !created;

/**
 * Loads, decides and saves in one transaction. A command that another one has overtaken loads and decides again, so of
 * many at once each gets the answer of its place. Only an edit over a newer revision is refused with `stale`.
 */
export async function act(ctx: TenantContext, id: Id, command: Command, promises: Promises): Promise<EsignRecord> {
  const [decided, before] = await retryOvertaken(async () => {
    const record = await esignStore.get(ctx, id);
    const decision = decide(record, command, ctx.now.toISOString());
    if ('error' in decision) return [decision, record] as const;
    if (isIdle(decision)) return [record, record] as const;
    const { after, writes } = changing(ctx, record, decision, promises);
    await commit(writes);
    return [after, record] as const;
  }, MAX_TRIES);
  if (!('error' in decided)) return decided;
  throw decided.error === 'stale' ? new AppError('stale', {}, { current: before }) : decided.refusal;
}

/** Begins a revision: the new draft and the end of the old document are one transaction. */
export async function revise(ctx: TenantContext, id: Id, by: Actor, ids: readonly Id[]): Promise<EsignRecord> {
  const old = await esignStore.get(ctx, id);
  const next = await esignStore.prepare(ctx, old);
  return retryOvertaken(async () => {
    const before = await esignStore.get(ctx, id);
    const decision = decide(before, { type: 'revise', by, newId: next.id, ids }, ctx.now.toISOString());
    if ('error' in decision) throw decision.refusal;
    const { no, rev, createdAt, updatedAt } = next;
    const fields = decision.created?.document ?? next;
    const { record, writes } = creating(ctx, { ...fields, id: next.id, no, rev, createdAt, updatedAt }, by);
    const ended = decision.events.length > 0 ? changing(ctx, before, decision, () => []).writes : [];
    await commit([...ended, ...writes]);
    return record;
  }, MAX_TRIES);
}
