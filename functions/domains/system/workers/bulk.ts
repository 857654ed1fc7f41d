import { refreshRiders } from '#functions/domains/artist-rider/refresh-store.ts';
import { geocodeVenues } from '#functions/domains/company/geocode-store.ts';
import { checkVat } from '#functions/domains/eu-vat-number/check-store.ts';
import { checkDue } from '#functions/domains/eu-vat-number/due-store.ts';
import { runExport } from '#functions/domains/excel-template/run-store.ts';
import { refreshFiles } from '#functions/domains/file/refresh-store.ts';
import { type ImportWork, runImport } from '#functions/domains/import/run-store.ts';
import { moveBack, moveReferences } from '#functions/domains/merge/run-store.ts';
import { runChunk } from '#functions/domains/my-selection/run-store.ts';
import { settleQueue } from '#functions/domains/option/queue-store.ts';
import { refreshProductions } from '#functions/domains/production/refresh-store.ts';
import { releaseShows } from '#functions/domains/production/shows-store.ts';
import { refreshShows } from '#functions/domains/show/refresh-store.ts';
import { moveCarried } from '#functions/domains/tag/carrier-store.ts';
import { closeTask } from '#functions/domains/task/store.ts';
import { transferOwned } from '#functions/domains/user/owned-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { logger } from '#functions/platform/logger.ts';
import type { MoveTask } from '#functions/platform/record/move.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { worker } from '#functions/platform/worker.ts';
import type { QueueWork } from '#shared/domains/option/rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { rebuild } from '../lists.ts';

/** Who the log names for work that follows from somebody's write. */
const SYSTEM = 'Backline';

interface CardChanged {
  readonly entity: string;
  readonly id: Id;
}
interface ExportWork {
  readonly exportId: Id;
}
interface CalendarWork {
  readonly id: Id;
}
interface MergeWork {
  readonly mergeId: Id;
}

interface ProductionGone {
  readonly productionId: Id;
}

interface Transfer {
  readonly fromId: Id;
  readonly toId: Id;
}

interface ListWork {
  readonly list: string;
}

interface BatchChunk {
  readonly batchId: Id;
  readonly chunk: number;
}

const changedBy = ({ created, updated }: { readonly created: number; readonly updated: number }) => created + updated;

/** Work on many records, each on its own: a message that comes twice finds nothing left to do. */
const WORK: Readonly<Record<string, (ctx: TenantContext, payload: unknown) => Promise<number>>> = {
  batch: (ctx, payload) => {
    const { batchId, chunk } = payload as BatchChunk;
    return runChunk(ctx, batchId, chunk);
  },
  cardChanged: async (ctx, payload) => {
    const { entity, id } = payload as CardChanged;
    const refreshed = [refreshShows, refreshProductions, refreshFiles, refreshRiders].map((refresh) =>
      refresh(ctx, entity, id),
    );
    return (await Promise.all(refreshed)).reduce((sum, count) => sum + count, 0);
  },
  export: (ctx, payload) => runExport(ctx, (payload as ExportWork).exportId),
  externalCalendar: async (ctx, payload) => {
    const { syncCalendar } = await import('#functions/domains/external-calendar/sync-store.ts');
    return syncCalendar(ctx, (payload as CalendarWork).id);
  },
  geocode: ({ now }) => geocodeVenues(now),
  import: (ctx, payload) => runImport(ctx, payload as ImportWork),
  merge: (ctx, payload) => moveReferences(ctx, (payload as MergeWork).mergeId),
  move: (ctx, payload) => moveCarried(ctx, payload as MoveTask),
  optionQueue: (ctx, payload) => settleQueue(ctx, payload as QueueWork),
  rebuildList: (ctx, payload) => rebuild(ctx.tenantId, (payload as ListWork).list),
  // Their reference data is large and seldom needed: loaded when it is.
  syncAirlines: async ({ now }) => {
    const { syncAirlines } = await import('#functions/domains/airline/sync-store.ts');
    return changedBy(await syncAirlines(now));
  },
  syncAirports: async ({ now }) => {
    const { syncAirports } = await import('#functions/domains/airport/sync-store.ts');
    return changedBy(await syncAirports(now));
  },
  releaseShows: (ctx, payload) => releaseShows(ctx, (payload as ProductionGone).productionId),
  taskOver: async (ctx, payload) => ((await closeTask(ctx, (payload as CardChanged).id)) ? 1 : 0),
  transferOwned: (ctx, payload) => {
    const { fromId, toId } = payload as Transfer;
    return transferOwned(ctx, fromId, toId);
  },
  vatDue: async ({ now }) => (await checkDue(now)).checked,
  vatCheck: async (ctx, payload) => ((await checkVat(ctx, (payload as CardChanged).id, true)) ? 1 : 0),
  unmerge: (ctx, payload) => moveBack(ctx, (payload as MergeWork).mergeId),
};

export const handler = worker<OutboxMessage>('bulk', async ({ type, payload, tenantId, actorId }) => {
  const ctx = { tenantId, now: new Date(), actor: { userId: actorId, name: SYSTEM } };
  const changed = await WORK[type]?.(ctx, payload);
  logger.info('bulk', { type, changed });
});
