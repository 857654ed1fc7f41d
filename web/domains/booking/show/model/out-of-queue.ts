import type { Conflict } from '#shared/domains/booking/show/schemas.ts';

const OF_TIME: readonly Conflict['kind'][] = ['overlap', 'sameDay'];

/** Conflicts that the queue of options does not show already: others, and queued ones that are in the way by more than their date. */
export function outOfQueue(conflicts: readonly Conflict[], queued: readonly { readonly showId: string }[]): Conflict[] {
  const inQueue = new Set(queued.map(({ showId }) => showId));
  return conflicts.flatMap((conflict) => {
    if (!inQueue.has(conflict.showId)) return [conflict];
    const kinds = conflict.kinds.filter((kind) => !OF_TIME.includes(kind));
    const [kind] = kinds;
    return kind ? [{ ...conflict, kind, kinds }] : [];
  });
}
