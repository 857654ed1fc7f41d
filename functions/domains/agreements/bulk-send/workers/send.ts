import { eventWorker } from '#functions/platform/jobs/event-worker.ts';

/** Sends contracts of shows for signature, show by show. It inspects PDFs, which other bulk work does without. */
export const handler = eventWorker('signing', {
  bulkSend: async ({ tenantId, actorId, payload }, tries) => {
    const { runBulkSend } = await import('../run.ts');
    const actor = { userId: actorId, name: 'Backline' };
    return runBulkSend({ tenantId, now: new Date(), actor }, payload, tries);
  },
});
