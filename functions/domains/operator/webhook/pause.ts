import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { type Endpoint, endpointWrites, nextOf, turnOf } from './endpoints.ts';

type News = 'failing' | 'gone' | 'paused';
/** The administrators hear of an endpoint. */
export const news = ({ id, name }: Endpoint, what: News) => emit('webhookNews', { endpointId: id, name, news: what });

/** Pauses an endpoint without a user. One that somebody has just changed is tried again first. */
export async function pause(endpoint: Endpoint, pausedBy: 'gone' | 'failing', now: Date): Promise<void> {
  const ctx = { tenantId: endpoint.tenantId, now, actor: { userId: 'system', name: 'Backline' } };
  const after = nextOf(ctx, endpoint, { isActive: false, pausedBy });
  const outbox = [news(endpoint, pausedBy === 'gone' ? 'gone' : 'paused'), turnOf(endpoint)];
  const writes = endpointWrites(ctx, endpoint, after, { action: 'webhookPaused', outbox });
  await unlessRefused('stale', commit(writes));
}
