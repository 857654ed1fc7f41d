import { queryOptions } from '@tanstack/react-query';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import type { ShowProgress } from '#shared/domains/journeys/advancing/of-shows.ts';
import { call } from '#web/platform/api.ts';

const { ofShows, list } = advancingContract.routes;

interface Waiting {
  readonly showId: string;
  readonly resolve: (progress: ShowProgress | null) => void;
  readonly reject: (error: unknown) => void;
}
let waiting: Waiting[] = [];

async function askAll(): Promise<void> {
  const asked = waiting;
  waiting = [];
  try {
    const { rows } = await call(ofShows, { body: { showIds: asked.map(({ showId }) => showId) } });
    for (const { showId, resolve } of asked) resolve(rows.find((row) => row.showId === showId) ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

/** Asks about one show. The rows that are drawn together ask in one request. */
const ask = (showId: string): Promise<ShowProgress | null> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void askAll());
    waiting.push({ showId, resolve, reject });
  });

/** The key begins with that of the list of requests, which each decision makes old. */
export const showProgressQuery = (showId: string) =>
  queryOptions({ queryKey: [list.id, 'progress', showId], queryFn: () => ask(showId) });
