import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { DAY_MS } from '#shared/domains/agreements/esign/instants.ts';
import type { OverviewRow } from '#shared/domains/agreements/esign/overview-routes.ts';
import { isAsked } from '#shared/domains/agreements/esign/states.ts';
import { isPast } from '#shared/domains/agreements/esign/turn.ts';
import { waitingFilter } from '../public/waiting.ts';
import { type EsignRecord, esignStore, minuteOf } from '../store.ts';

const ROWS = 4;
const WEEK_DAYS = 7;

function rowOf(document: EsignRecord, now: string): OverviewRow {
  const { id, title, source, state, participants, ending } = document;
  const asked = participants.filter(isAsked);
  return {
    id,
    title,
    source,
    state,
    names:
      state === 'declined' && ending ? [ending.byName] : asked.flatMap(({ people }) => people.map(({ name }) => name)),
    hasBounced: asked.some((one) => one.state === 'bounced'),
    isOverdue: asked.some(({ deadlineAt }) => isPast(deadlineAt, now)),
    ...(ending ? { endedAt: ending.at } : {}),
  };
}

async function group(ctx: UserContext, by: 'key' | 'signed' | 'stuck', filters: readonly Filter[]) {
  const always = artistAccess.linked(ctx);
  const query = { page: 1, perPage: ROWS, sort: { by, direction: -1 }, filters: [...always, ...filters] } as const;
  const { rows, total } = await esignStore.page(ctx, query);
  return { total, rows: rows.map((document) => rowOf(document, ctx.now.toISOString())) };
}

export const handler = endpoint(esignContract.routes.overview, async ({ ctx }) => {
  const { filter } = await waitingFilter(ctx);
  const now = minuteOf(ctx.now.toISOString());
  const weekAgo = minuteOf(new Date(ctx.now.getTime() - WEEK_DAYS * DAY_MS).toISOString());
  const [forMe, stuck, completed] = await Promise.all([
    group(ctx, 'key', [filter]),
    group(ctx, 'stuck', [{ column: 'stuck', min: 1, max: now }]),
    group(ctx, 'signed', [{ column: 'signed', min: weekAgo }]),
  ]);
  return { forMe, stuck, completed };
});
