import { showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { AgentMonth, CommissionListRequest, CommissionRow } from '#shared/domains/booking/commission/contract.ts';
import { artistsAndTitle } from '#shared/domains/booking/show/rules.ts';
import { type Paged, pageOf } from '#shared/kernel/contract/paging.ts';
import { sumsOf } from '#shared/kernel/money/sum.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { earnedOf } from './earned.ts';

type Earned = Awaited<ReturnType<typeof earnedOf>>[number];

async function agentsOf(ctx: UserContext, rows: readonly { readonly agentNo: number }[]) {
  const nos = [...new Set(rows.map(({ agentNo }) => agentNo))].filter((no) => no > 0);
  const users = new Map((await userStore.many(ctx, nos)).map((user) => [user.no, user]));
  return (no: number) => {
    const user = users.get(no);
    return user ? { agentId: user.id, agent: user.name } : { agent: '' };
  };
}

/** Adds the names of shows and agents. */
export async function namedRows(ctx: UserContext, rows: readonly Earned[]): Promise<CommissionRow[]> {
  const nos = [...new Set(rows.map(({ no }) => no))];
  const [found, agentOf] = await Promise.all([showStore.many(ctx, nos), agentsOf(ctx, rows)]);
  const shows = new Map(found.map((show) => [show.no, show]));
  return rows.flatMap(({ no, day, agentNo, ...figures }) => {
    const show = shows.get(no);
    if (!show) return [];
    return {
      ...figures,
      id: `${show.id}-${agentNo}`,
      showId: show.id,
      number: show.number,
      title: artistsAndTitle(show),
      date: fromDayNumber(day),
      ...agentOf(agentNo),
    };
  });
}

/** The rows of a request in its order. Rows of a day are by show and agent. */
export async function sortedRows(ctx: UserContext, request: CommissionListRequest): Promise<Earned[]> {
  const { by, direction } = request.sort;
  const sign = direction === 'asc' ? 1 : -1;
  const placeOf = (row: Earned) => (by === 'amount' ? row.amount : row.day);
  const rows = await earnedOf(ctx, request);
  return rows.toSorted((a, b) => sign * (placeOf(a) - placeOf(b)) || a.no - b.no || a.agentNo - b.agentNo);
}

export async function pageOfRows(ctx: UserContext, request: CommissionListRequest): Promise<Paged<CommissionRow>> {
  const page = pageOf(await sortedRows(ctx, request), request);
  return { ...page, rows: await namedRows(ctx, page.rows) };
}

export async function sumsOfRows(ctx: UserContext, request: CommissionListRequest) {
  const rows = await earnedOf(ctx, request);
  const total = ({ amount }: Earned) => ({ total: amount });
  const months = sumsOf(
    rows,
    ({ agentNo, currency, day }) => ({ agentNo, currency, month: fromDayNumber(day).slice(0, 7) }),
    total,
  );
  const agentOf = await agentsOf(ctx, rows);
  return {
    rows: sumsOf(rows, ({ currency }) => ({ currency }), total).sort((a, b) => b.total - a.total),
    agents: months.map(({ agentNo, ...sum }): AgentMonth => ({ ...sum, ...agentOf(agentNo) })),
  };
}
