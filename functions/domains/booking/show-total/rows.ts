import { APPROVED } from '#functions/domains/booking/show/public/marks.ts';
import { seenShows } from '#functions/domains/booking/show/public/sees.ts';
import { isCancelled } from '#functions/domains/booking/show/public/standing.ts';
import { onceMapping, showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import type { ShowTotalRequest } from '#shared/domains/booking/show-total/contract.ts';
import { type Counted, isPeriod, periodOf, type TotalBy } from '#shared/domains/booking/show-total/rules.ts';
import { PHASES } from '#shared/kernel/record/appointment.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';

const COLUMN = {
  month: 'key',
  quarter: 'key',
  year: 'key',
  owner: 'owner',
  artist: 'artists',
  status: 'status',
  phase: 'phase',
} as const satisfies Record<TotalBy, string>;
/** The list is clustered by the minute. */
const MINUTES_A_DAY = 1440;

type Key = string | number;
type Cells = readonly (Key | readonly number[])[];

/** Groups of a cell: periods and phases by their name, records by their number. */
function keysBy(by: TotalBy): (cell: Cells[number] | undefined) => readonly Key[] {
  if (by === 'artist') return (cell) => (Array.isArray(cell) ? cell : []);
  if (by === 'phase') return (cell) => [PHASES[Number(cell) - 1] ?? ''];
  if (!isPeriod(by)) return (cell) => [Number(cell)];
  const known = new Map<number, readonly string[]>();
  return (cell) => {
    const day = Math.floor(Number(cell) / MINUTES_A_DAY);
    const keys = known.get(day) ?? [periodOf(fromDayNumber(day), by)];
    known.set(day, keys);
    return keys;
  };
}

interface CountedShows {
  readonly standing: readonly Counted<Key>[];
  /** Cancelled shows and released options: they count in no sum. */
  readonly cancelled: readonly Counted<Key>[];
}
/** Counts the approved shows of a request that the caller may see. It reads the list's columns and opens no show. */
export async function countedShows(ctx: UserContext, request: ShowTotalRequest): Promise<CountedShows> {
  const query = await listQuery(ctx, onceMapping, everyRow(request), [...seenShows(ctx), APPROVED]);
  const columns = ['currency', 'fee', 'phase', COLUMN[request.by]];
  const cells = (await showStore.definition.list?.cells(ctx.tenantId, query, columns)) ?? [];
  const keysOf = keysBy(request.by);
  const counted = ([currency, fee, _phase, group]: Cells) => ({
    groups: keysOf(group),
    minor: Number(fee),
    currency: currency ? currencyOf(Number(currency)) : undefined,
  });
  const shows = (isOut: boolean) => cells.filter(([, , phase]) => isCancelled(phase) === isOut).map(counted);
  return { standing: shows(false), cancelled: shows(true) };
}
