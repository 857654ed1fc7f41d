import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { eventWorker } from '#functions/platform/jobs/event-worker.ts';
import type { EventMessage } from '#shared/events.ts';

/** The name in the log for work that follows from a user's write. */
const SYSTEM = 'Backline';

const contextOf = ({ tenantId, actorId }: Pick<EventMessage, 'tenantId' | 'actorId'>): TenantContext => ({
  tenantId,
  now: new Date(),
  actor: { userId: actorId, name: SYSTEM },
});

const changedBy = ({ created, updated }: { readonly created: number; readonly updated: number }) => created + updated;

/**
 * Work on many records, each on its own: a message that comes twice finds nothing left to do. All kinds together are
 * more than a worker should start from: each brings its own when it is asked for. The answers count changed records.
 */
export const handler = eventWorker('bulk', {
  agencyChanged: async ({ payload, ...by }) => {
    const { refreshTenant } = await import('#functions/domains/identity/user/store.ts');
    return refreshTenant({ ...contextOf(by), tenantId: payload.id });
  },
  batch: async ({ payload, ...by }) => {
    const { runChunk } = await import('#functions/domains/attached/my-selection/public/run.ts');
    const { batchId, chunk } = payload;
    return runChunk(contextOf(by), batchId, chunk);
  },
  cardChanged: async ({ payload, ...by }) => {
    const { refreshSummaries } = await import('#functions/domains/operator/reference-sync/public/refresh.ts');
    const { entity, id } = payload;
    return refreshSummaries(contextOf(by), entity, id);
  },
  challengeTask: async ({ payload, ...by }) => {
    const { settleTask } = await import('#functions/domains/booking/option/public/task.ts');
    return settleTask(contextOf(by), payload);
  },
  downloadZip: async ({ payload, ...by }, tries) => {
    const { runZip } = await import('#functions/domains/relations/link/public/run-zip.ts');
    return runZip(contextOf(by), payload, tries);
  },
  eInvoice: async ({ payload, ...by }) => {
    const { followSubmission } = await import('#functions/domains/agreements/e-invoice/public/work.ts');
    return followSubmission(contextOf(by), payload);
  },
  export: async ({ payload, ...by }) => {
    const { runExport } = await import('#functions/domains/attached/excel-template/public/run-export.ts');
    return runExport(contextOf(by), payload.exportId);
  },
  externalCalendar: async ({ payload, ...by }) => {
    const { syncCalendar } = await import('#functions/domains/booking/external-calendar/public/sync.ts');
    return syncCalendar(contextOf(by), payload.id);
  },
  geocode: async () => {
    const { geocodeVenues } = await import('#functions/domains/relations/company/public/geocode.ts');
    return geocodeVenues(new Date());
  },
  googleCalendarPush: async ({ payload, ...by }) => {
    const { pushFeed } = await import('#functions/domains/calendars/google-calendar/public/push.ts');
    return pushFeed(contextOf(by), payload.id);
  },
  guestsDecided: async (message) => {
    const { promiseDecided } = await import('#functions/domains/journeys/guest-list-link/public/decided.ts');
    return promiseDecided(contextOf(message), message);
  },
  guestTelling: async ({ payload, ...by }) => {
    const { promiseGuestMails } = await import('#functions/domains/journeys/guest-list/public/tell-guests.ts');
    return promiseGuestMails(contextOf(by), payload);
  },
  hubspotSync: async (message) => {
    const { syncAgency } = await import('#functions/domains/relations/hubspot/public/sync.ts');
    return syncAgency(contextOf(message));
  },
  import: async ({ payload, ...by }) => {
    const { runImport } = await import('#functions/domains/relations/import/public/run.ts');
    return runImport(contextOf(by), payload);
  },
  merge: async ({ payload, ...by }) => {
    const { moveReferences } = await import('#functions/domains/relations/merge/public/run.ts');
    return moveReferences(contextOf(by), payload.mergeId);
  },
  move: async ({ payload, ...by }) => {
    const { moveCarried } = await import('#functions/domains/reference/tag/public/taggable.ts');
    return moveCarried(contextOf(by), payload);
  },
  optionQueue: async ({ payload, ...by }) => {
    const { settleQueue } = await import('#functions/domains/booking/show/public/queue.ts');
    return settleQueue(contextOf(by), payload);
  },
  rebuildList: async ({ payload, ...by }) => {
    const { rebuild } = await import('../lists.ts');
    return rebuild(by.tenantId, payload.list);
  },
  renew: async ({ payload, ...by }) => {
    const { renewRecord } = await import('#functions/domains/operator/reference-sync/public/refresh.ts');
    const { entity, id } = payload;
    return renewRecord(contextOf(by), entity, id);
  },
  subscription: async ({ payload }) => {
    const { advanceClient } = await import('#functions/domains/operator/subscription/public/advance.ts');
    return advanceClient(payload.id, new Date());
  },
  salesExport: async ({ payload, ...by }, tries) => {
    const { runSalesExport } = await import('#functions/domains/agreements/sales-export/public/run.ts');
    return runSalesExport(contextOf(by), payload, tries);
  },
  showChanged: async ({ payload, ...by }) => {
    const { followShow } = await import('#functions/domains/journeys/advancing/public/follow-show.ts');
    const requests = await followShow(contextOf(by), payload.id);
    const { settleLists } = await import('#functions/domains/journeys/guest-list-link/public/follow-show.ts');
    const lists = await settleLists(contextOf(by), payload.id);
    const { syncDates } = await import('#functions/domains/booking/webflow/public/sync.ts');
    return requests + lists + (await syncDates(contextOf(by), false));
  },
  showMoment: async ({ payload, ...by }) => {
    const { moveShow } = await import('#functions/domains/booking/show/public/contract-moment.ts');
    return moveShow(contextOf(by), payload.showId, payload.moment);
  },
  signedArchive: async ({ payload, ...by }) => {
    const { runArchive } = await import('#functions/domains/agreements/esign/public/run-archive.ts');
    return runArchive(contextOf(by), payload.archiveId);
  },
  stateAlias: async ({ payload, ...by }) => {
    const { applyAlias } = await import('#functions/domains/relations/company/public/alias.ts');
    return applyAlias(contextOf(by), payload.id);
  },
  statusGone: async ({ payload, ...by }) => {
    const { renewStrays } = await import('#functions/domains/reference/tag/public/taggable.ts');
    return renewStrays(contextOf(by), payload.id);
  },
  syncAirlines: async () => {
    const { syncAirlines } = await import('#functions/domains/reference/airline/public/sync.ts');
    return changedBy(await syncAirlines(new Date()));
  },
  syncAirports: async () => {
    const { syncAirports } = await import('#functions/domains/reference/airport/public/sync.ts');
    return changedBy(await syncAirports(new Date()));
  },
  releaseShows: async ({ payload, ...by }) => {
    const { releaseShows } = await import('#functions/domains/booking/production/public/shows-store.ts');
    return releaseShows(contextOf(by), payload.productionId);
  },
  transferOwned: async ({ payload, ...by }) => {
    const { transferOwned } = await import('#functions/domains/identity/user/public/owned.ts');
    const { fromId, toId } = payload;
    return transferOwned(contextOf(by), fromId, toId);
  },
  vatDue: async () => {
    const { checkDue } = await import('#functions/domains/relations/eu-vat-number/public/due.ts');
    return (await checkDue(new Date())).checked;
  },
  vatCheck: async ({ payload, ...by }) => {
    const { checkVat } = await import('#functions/domains/relations/eu-vat-number/public/check.ts');
    // Other work waits behind this one. When VIES has no answer at once, the job asks again.
    return (await checkVat(contextOf(by), payload.id, false)) ? 1 : 0;
  },
  webflowSync: async ({ payload, ...by }) => {
    const { syncDates } = await import('#functions/domains/booking/webflow/public/sync.ts');
    return syncDates(contextOf(by), payload.heals);
  },
  unmerge: async ({ payload, ...by }) => {
    const { moveBack } = await import('#functions/domains/relations/merge/public/run.ts');
    return moveBack(contextOf(by), payload.mergeId);
  },
});
