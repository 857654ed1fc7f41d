import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';

/** A part of the product that acts by itself, as the record names it. */
export const workerActor = (id: 'outbox' | 'render' | 'seal'): Actor => ({ kind: 'worker', id, name: 'Backline' });
