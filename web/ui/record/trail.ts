import { createStore } from '#web/platform/store.ts';

/** The list page a record was opened from, so that its page can say "3 of 418" and step on. */
interface Trail {
  readonly list: string;
  readonly ids: readonly string[];
  readonly firstIndex: number;
  readonly total: number;
}
const trail = createStore<Trail | undefined>(undefined);

export const leaveTrail = (next: Trail): void => trail.set(next);

export interface TrailPlace {
  readonly index: number;
  readonly total: number;
  readonly before: string | undefined;
  readonly after: string | undefined;
}
export function placeIn(now: Trail | undefined, list: string, id: string): TrailPlace | undefined {
  const at = now?.list === list ? now.ids.indexOf(id) : -1;
  if (!now || at < 0) return undefined;
  return { index: now.firstIndex + at, total: now.total, before: now.ids[at - 1], after: now.ids[at + 1] };
}
export const useTrail = (list: string, id: string): TrailPlace | undefined => placeIn(trail.use(), list, id);
