import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Bare, call } from './api.ts';
import { type Me, meQuery } from './me.ts';

/** The numbers of items that wait for the user; `unseen` is written to `Me`. */
export type Waiting = Readonly<Record<'tasks' | 'requests' | 'signatures', number>>;

const waitingRoute: Bare<Record<string, never>, Waiting & Pick<Me, 'unseen'>> = {
  id: 'session.waiting',
  method: 'GET',
  path: '/api/page/me/waiting',
};
export const WAITING_KEY = [waitingRoute.id] as const;
/** The delay that lets the page's own requests go first. */
const AFTER_MS = 2_000;
/** The interval of refetching: a page may stay open all day. */
const AGAIN_MS = 3 * 60_000;

/** Counts the work that waits for the user. Refetches when they return to the page, and every few minutes in view. */
export function useWaiting(): Waiting | undefined {
  const queries = useQueryClient();
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: WAITING_KEY,
    queryFn: async ({ signal }) => {
      const waiting = await call(waitingRoute, {}, { signal });
      queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, unseen: waiting.unseen });
      return waiting;
    },
    enabled,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });
  return data;
}
