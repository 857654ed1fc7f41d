import { eventWorker } from '#functions/platform/jobs/event-worker.ts';

/** Seals signed documents. It is a function of its own: no other may sign with the seal key. */
export const handler = eventWorker('seal', {
  esignSeal: async ({ tenantId, actorId, payload }) => {
    // The renderers load with the first seal.
    const { sealDocument } = await import('../public/seal.ts');
    return sealDocument({ tenantId, now: new Date(), actor: { userId: actorId, name: 'Backline' } }, payload.id);
  },
});
