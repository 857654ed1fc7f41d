import { appointmentWrites } from '#functions/platform/data/appointment.ts';
import { newId } from '#functions/platform/data/id.ts';
import { nextNos } from '#functions/platform/data/sequence.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, MAX_WRITES, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { recordWrite } from '#functions/platform/record/items.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { externalEventStore, type KeptEvent, type StoredEvent, summariesOf } from './event-store.ts';
import { type LedgerEntry, ledgerWrites, printOf } from './ledger-store.ts';

/*
 * Brings the events of subscriptions to what was fetched. They come by thousands and nobody made them here, so they
 * take no line in the log; each event's parts stay in one transaction, so that a torn run leaves nothing behind.
 */
const { name } = externalEventStore.definition;
const BATCH = 100;

const keyOf = (event: Pick<KeptEvent, 'subscribed'>) => `${event.subscribed?.sourceId} ${event.subscribed?.key}`;
const entryKey = ({ sourceId, key }: LedgerEntry) => `${sourceId} ${key}`;

const isRemoval = ({ item }: Write): boolean => typeof item !== 'function' && item.Delete !== undefined;
/** Removals first where it does not fit one transaction: torn there, the next run finds the old print and goes on. */
function* transactions(groups: Iterable<readonly Write[]>): Generator<Write[]> {
  let open: Write[] = [];
  for (const group of groups) {
    if (open.length + group.length > MAX_WRITES) {
      if (open.length > 0) yield open;
      open = [];
    }
    if (group.length <= MAX_WRITES) open.push(...group);
    else {
      yield group.filter(isRemoval);
      open = group.filter((write) => !isRemoval(write));
    }
  }
  if (open.length > 0) yield open;
}

const parts = (ctx: TenantContext, was: StoredEvent | undefined, is: StoredEvent): Write[] => [
  recordWrite(ctx.tenantId, name, was, is, {}, async () => new AppError('stale')),
  ...appointmentWrites(ctx.tenantId, was ? summariesOf(was) : [], summariesOf(is)),
  ...ledgerWrites(ctx.tenantId, was, is),
];

const removal = ({ tenantId }: TenantContext, was: StoredEvent): Write[] => [
  { item: { Delete: { TableName: tableName(), Key: { pk: recordPk(tenantId, name, was.no), sk: 'R' } } } },
  ...appointmentWrites(tenantId, summariesOf(was), []),
  ...ledgerWrites(tenantId, was, undefined),
];

/** The events behind entries of the ledger, as they are kept. */
export async function keptEvents(ctx: TenantContext, entries: readonly LedgerEntry[]): Promise<StoredEvent[]> {
  const nos = entries.map(({ no }) => no);
  const found: StoredEvent[] = [];
  for (let i = 0; i < nos.length; i += BATCH) {
    const batch = nos.slice(i, i + BATCH);
    found.push(...(await externalEventStore.many(ctx, batch, new Set(batch))));
  }
  return found;
}

async function additions(ctx: TenantContext, fresh: readonly KeptEvent[]): Promise<StoredEvent[]> {
  if (fresh.length === 0) return [];
  const [nos, at] = [await nextNos(ctx.tenantId, name, fresh.length), ctx.now.toISOString()];
  return fresh.map((event, i) => {
    const no = nos[i] as number;
    return { ...event, no, id: newId(ctx.now, no), rev: 1, createdAt: at, updatedAt: at };
  });
}

/** `known`: what the ledger has of the sources concerned; what `wanted` does not name goes. Answers how many changed. */
export async function applyEvents(
  ctx: TenantContext,
  known: readonly LedgerEntry[],
  wanted: readonly KeptEvent[],
): Promise<number> {
  const wantedBy = new Map(wanted.map((event) => [keyOf(event), event]));
  const knownBy = new Map(known.map((entry) => [entryKey(entry), entry]));
  const touched = known.filter((entry) => {
    const event = wantedBy.get(entryKey(entry));
    return !event || printOf(event) !== entry.print;
  });
  const before = await keptEvents(ctx, touched);
  const added = await additions(
    ctx,
    wanted.filter((event) => !knownBy.has(keyOf(event))),
  );
  const groups = [
    ...before.map((was) => {
      const event = wantedBy.get(keyOf(was));
      return event ? parts(ctx, was, externalEventStore.next(ctx, was, event)) : removal(ctx, was);
    }),
    ...added.map((event) => parts(ctx, undefined, event)),
  ];
  for (const writes of transactions(groups)) await commit(writes);
  return groups.length;
}
