import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Bare, call } from './api.ts';
import { type Me, meQuery } from './me.ts';

/** Work that waits for the user; `unseen` goes into what is known of them. */
export type Waiting = Readonly<Record<'tasks' | 'requests', number>>;

const waitingRoute: Bare<Record<string, never>, Waiting & Pick<Me, 'unseen'>> = {
  id: 'session.waiting',
  method: 'GET',
  path: '/api/page/me/waiting',
};
export const WAITING_KEY = [waitingRoute.id] as const;
/** What the page itself asks for comes first. */
const AFTER_MS = 2_000;
/** A page may stay open all day. */
const AGAIN_MS = 3 * 60_000;

/** What waits for the user: asked again as they come back to the page, and every few minutes while they look at it. */
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
