import type { ImportWork } from '#functions/domains/import/run-store.ts';
import type { ChallengeTask } from '#functions/domains/option/task-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { logger } from '#functions/platform/logger.ts';
import type { MoveTask } from '#functions/platform/record/move.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { worker } from '#functions/platform/worker.ts';
import type { QueueWork } from '#shared/domains/option/rules.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** Who the log names for work that follows from somebody's write. */
const SYSTEM = 'Backline';

interface Changed {
  readonly entity: string;
  readonly id: Id;
}
interface AgencyChanged {
  readonly id: Id;
}
interface ExportWork {
  readonly exportId: Id;
}
interface RecordWork {
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

/**
 * Work on many records, each on its own: a message that comes twice finds nothing left to do. All areas together are
 * more than a worker should start from: each kind brings its own when it is asked for.
 */
const WORK: Readonly<Record<string, (ctx: TenantContext, payload: unknown) => Promise<number>>> = {
  agencyChanged: async (ctx, payload) => {
    const { refreshTenant } = await import('#functions/domains/user/store.ts');
    return refreshTenant({ ...ctx, tenantId: (payload as AgencyChanged).id });
  },
  batch: async (ctx, payload) => {
    const { runChunk } = await import('#functions/domains/my-selection/run-store.ts');
    const { batchId, chunk } = payload as BatchChunk;
    return runChunk(ctx, batchId, chunk);
  },
  cardChanged: async (ctx, payload) => {
    const { refreshCards } = await import('#functions/domains/card/refresh-store.ts');
    const { entity, id } = payload as Changed;
    return refreshCards(ctx, entity, id);
  },
  challengeTask: async (ctx, payload) => {
    const { settleTask } = await import('#functions/domains/option/task-store.ts');
    return settleTask(ctx, payload as ChallengeTask);
  },
  export: async (ctx, payload) => {
    const { runExport } = await import('#functions/domains/excel-template/run-store.ts');
    return runExport(ctx, (payload as ExportWork).exportId);
  },
  externalCalendar: async (ctx, payload) => {
    const { syncCalendar } = await import('#functions/domains/external-calendar/sync-store.ts');
    return syncCalendar(ctx, (payload as RecordWork).id);
  },
  geocode: async ({ now }) => {
    const { geocodeVenues } = await import('#functions/domains/company/geocode-store.ts');
    return geocodeVenues(now);
  },
  import: async (ctx, payload) => {
    const { runImport } = await import('#functions/domains/import/run-store.ts');
    return runImport(ctx, payload as ImportWork);
  },
  merge: async (ctx, payload) => {
    const { moveReferences } = await import('#functions/domains/merge/run-store.ts');
    return moveReferences(ctx, (payload as MergeWork).mergeId);
  },
  move: async (ctx, payload) => {
    const { moveCarried } = await import('#functions/domains/tag/carrier-store.ts');
    return moveCarried(ctx, payload as MoveTask);
  },
  optionQueue: async (ctx, payload) => {
    const { settleQueue } = await import('#functions/domains/option/queue-store.ts');
    return settleQueue(ctx, payload as QueueWork);
  },
  rebuildList: async (ctx, payload) => {
    const { rebuild } = await import('../lists.ts');
    return rebuild(ctx.tenantId, (payload as ListWork).list);
  },
  renew: async (ctx, payload) => {
    const { renewRecord } = await import('#functions/domains/card/refresh-store.ts');
    const { entity, id } = payload as Changed;
    return renewRecord(ctx, entity, id);
  },
  stateAlias: async (ctx, payload) => {
    const { applyAlias } = await import('#functions/domains/company/alias-store.ts');
    return applyAlias(ctx, (payload as RecordWork).id);
  },
  statusGone: async (ctx, payload) => {
    const { renewStrays } = await import('#functions/domains/tag/carrier-store.ts');
    return renewStrays(ctx, (payload as RecordWork).id);
  },
  syncAirlines: async ({ now }) => {
    const { syncAirlines } = await import('#functions/domains/airline/sync-store.ts');
    return changedBy(await syncAirlines(now));
  },
  syncAirports: async ({ now }) => {
    const { syncAirports } = await import('#functions/domains/airport/sync-store.ts');
    return changedBy(await syncAirports(now));
  },
  releaseShows: async (ctx, payload) => {
    const { releaseShows } = await import('#functions/domains/production/shows-store.ts');
    return releaseShows(ctx, (payload as ProductionGone).productionId);
  },
  transferOwned: async (ctx, payload) => {
    const { transferOwned } = await import('#functions/domains/user/owned-store.ts');
    const { fromId, toId } = payload as Transfer;
    return transferOwned(ctx, fromId, toId);
  },
  vatDue: async ({ now }) => {
    const { checkDue } = await import('#functions/domains/eu-vat-number/due-store.ts');
    return (await checkDue(now)).checked;
  },
  vatCheck: async (ctx, payload) => {
    const { checkVat } = await import('#functions/domains/eu-vat-number/check-store.ts');
    // Other work waits behind it: what VIES has no answer for at once, the job asks again.
    return (await checkVat(ctx, (payload as Changed).id, false)) ? 1 : 0;
  },
  unmerge: async (ctx, payload) => {
    const { moveBack } = await import('#functions/domains/merge/run-store.ts');
    return moveBack(ctx, (payload as MergeWork).mergeId);
  },
};

export const handler = worker<OutboxMessage>('bulk', async ({ type, payload, tenantId, actorId }) => {
  const ctx = { tenantId, now: new Date(), actor: { userId: actorId, name: SYSTEM } };
  const changed = await WORK[type]?.(ctx, payload);
  logger.info('bulk', { type, changed });
});
