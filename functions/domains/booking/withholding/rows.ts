import { dealsOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistsAndTitle } from '#shared/domains/booking/show/rules.ts';
import type { WithholdingListRequest, WithholdingRow } from '#shared/domains/booking/withholding/contract.ts';
import { countryOfSummary } from '#shared/domains/relations/company/rules.ts';
import { type Paged, pageOf } from '#shared/kernel/contract/paging.ts';
import { sumsOf } from '#shared/kernel/money/sum.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { type Withheld, withheldOf } from './withheld.ts';

/** Adds the names of shows, and the certificates of their deals. */
export async function namedRows(ctx: UserContext, rows: readonly Withheld[]): Promise<WithholdingRow[]> {
  const nos = rows.map(({ no }) => no);
  const [found, kept] = await Promise.all([showStore.many(ctx, nos), dealsOf(ctx, nos)]);
  const [shows, deals] = [new Map(found.map((show) => [show.no, show])), new Map(kept.map((deal) => [deal.no, deal]))];
  return rows.flatMap(({ no, day, waiting, ...figures }) => {
    const [show, deal] = [shows.get(no), deals.get(no)];
    if (!show || !deal) return [];
    return {
      ...figures,
      id: show.id,
      number: show.number,
      title: artistsAndTitle(show),
      artists: show.artists.map(({ name }) => name).join(', '),
      country: show.venue ? countryOfSummary(show.venue) : '',
      date: fromDayNumber(day),
      ...(waiting === undefined ? {} : { waiting }),
      certificate: deal.certificate ?? {},
      rev: deal.rev,
    };
  });
}

/** The rows of a request in its order. Certificates that came wait less than all others. */
export async function sortedRows(ctx: UserContext, request: WithholdingListRequest): Promise<Withheld[]> {
  const { by, direction } = request.sort;
  const sign = direction === 'asc' ? 1 : -1;
  const placeOf = { date: ({ day }: Withheld) => day, withheld: ({ withheld }: Withheld) => withheld };
  const place = by === 'waiting' ? ({ waiting = -1 }: Withheld) => waiting : placeOf[by];
  const rows = await withheldOf(ctx, request);
  return rows.toSorted((a, b) => sign * (place(a) - place(b)) || a.no - b.no);
}

export async function pageOfRows(ctx: UserContext, request: WithholdingListRequest): Promise<Paged<WithholdingRow>> {
  const page = pageOf(await sortedRows(ctx, request), request);
  return { ...page, rows: await namedRows(ctx, page.rows) };
}

export async function sumsOfRows(ctx: UserContext, request: WithholdingListRequest) {
  const rows = await withheldOf(ctx, request);
  const figures = ({ withheld, waiting }: Withheld) => ({ withheld, missing: waiting === undefined ? 0 : 1 });
  const sums = sumsOf(rows, ({ currency }) => ({ currency }), figures);
  return { rows: sums.sort((a, b) => b.withheld - a.withheld) };
}
