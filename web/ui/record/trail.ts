import { useEffect } from 'react';
import { PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { createStore } from '#web/platform/store.ts';

/** The list page a record was opened from, so that its page can say "3 of 418" and step on. */
export interface Trail {
  readonly list: string;
  readonly ids: readonly string[];
  readonly firstIndex: number;
  readonly total: number;
  /** Another page of the same list, for the step over the edge. */
  readonly pageOf?: (page: number) => Promise<readonly string[]>;
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

/** At the edge of what is known the trail grows by the next page, or the one before. */
export async function grown(now: Trail, id: string): Promise<Trail> {
  const { ids, firstIndex, total, pageOf } = now;
  const last = firstIndex + ids.length - 1;
  const fresh = async (page: number) => ((await pageOf?.(page)) ?? []).filter((other) => !ids.includes(other));
  if (ids.at(-1) === id && last < total)
    return { ...now, ids: [...ids, ...(await fresh(Math.floor(last / PAGE_SIZE) + 1))] };
  if (ids[0] !== id || firstIndex <= 1) return now;
  const before = await fresh(Math.ceil((firstIndex - 1) / PAGE_SIZE));
  return { ...now, ids: [...before, ...ids], firstIndex: Math.max(1, firstIndex - before.length) };
}

export function useTrail(list: string, id: string): TrailPlace | undefined {
  const now = trail.use();
  useEffect(() => {
    if (now?.list !== list) return;
    // Without the next page the steps simply end here.
    grown(now, id).then(
      (next) => next.ids.length > now.ids.length && trail.get() === now && trail.set(next),
      () => undefined,
    );
  }, [now, list, id]);
  return placeIn(now, list, id);
}
