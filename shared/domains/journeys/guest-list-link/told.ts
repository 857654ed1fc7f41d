import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Instant } from '#shared/kernel/time/date.ts';

interface Untold {
  readonly ids: readonly Id[];
  /** The time of the latest of these decisions. */
  readonly upTo: Instant;
}

/**
 * The decisions about the guests of a link that its reader does not know. Nothing while staff go on: the event of a later
 * decision tells of all.
 */
export function untold(
  guests: readonly Pick<Guest, 'id' | 'requestedBy' | 'decidedAt'>[],
  { id: linkId, guests: of }: Pick<Link, 'id' | 'guests'>,
  eventAt: Instant,
): Untold | undefined {
  const news = guests.flatMap(({ id, requestedBy, decidedAt }) =>
    requestedBy?.linkId === linkId && decidedAt && decidedAt > (of?.toldAt ?? '') ? [{ id, decidedAt }] : [],
  );
  const upTo = news.reduce((latest, { decidedAt }) => (decidedAt > latest ? decidedAt : latest), '');
  return news.length > 0 && upTo <= eventAt ? { ids: news.map(({ id }) => id), upTo } : undefined;
}
