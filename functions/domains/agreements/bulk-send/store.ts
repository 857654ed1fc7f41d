import type { Asker } from '#functions/domains/identity/user/public/acting.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { BulkOptions, BulkRow } from '#shared/domains/agreements/bulk-send/schemas.ts';
import type { ErrorParams } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access patterns of a bulk send, all in the partition of its record:
 *   bulk send   pk <tenant>#bulk-send#<no>  sk R: the options and the shows
 *   result      sk ROW#<no of show>, once the show is done or refused; until then, it waits
 */
interface BulkSendFields extends BulkOptions, Asker {
  readonly shows: readonly Pick<BulkRow, 'showId' | 'number' | 'title' | 'date'>[];
}
export type BulkSend = Stored<BulkSendFields>;

/** The outcome of one show. */
export interface BulkResult {
  readonly showId: Id;
  readonly contract?: { readonly id: Id; readonly number: string } | undefined;
  /** Absent: it is done. */
  readonly failure?: { readonly code: string; readonly params?: ErrorParams | undefined } | undefined;
}

/** Results are kept as long as those of a batch. */
const KEEP_SECONDS = 30 * 86_400;

const definition = new RecordStore<BulkSendFields>({ name: 'bulk-send', title: () => '' });
const rowKey = (tenantId: string, no: number, showId: Id) => ({
  pk: recordPk(tenantId, 'bulk-send', no),
  sk: `ROW#${noOf(showId)}`,
});

/** Stores a bulk send, with the promise to work on each of its shows. */
export async function startBulkSend(ctx: UserContext, fields: BulkSendFields): Promise<BulkSend> {
  const run = await definition.prepare(ctx, fields);
  const outbox = fields.shows.map(({ showId }) => emit('bulkSend', { runId: run.id, showId }));
  await commit(definition.writes(ctx, undefined, run, { outbox }));
  return run;
}

export const bulkSendOf = (ctx: Pick<TenantContext, 'tenantId'>, id: Id): Promise<BulkSend> => definition.get(ctx, id);

export const resultsOf = (tenantId: string, { no }: BulkSend): Promise<BulkResult[]> =>
  readAll({ pk: recordPk(tenantId, 'bulk-send', no), prefix: 'ROW#' });

export const resultOf = (tenantId: string, { no }: BulkSend, showId: Id): Promise<BulkResult | undefined> =>
  readItem(rowKey(tenantId, no, showId));

export async function saveResult({ tenantId, now }: TenantContext, { no }: BulkSend, result: BulkResult) {
  const ttl = { [TTL]: Math.floor(now.getTime() / 1000) + KEEP_SECONDS };
  const Item = { ...rowKey(tenantId, no, result.showId), ...result, ...ttl };
  await commit([{ item: { Put: { TableName: tableName(), Item } } }]);
}
