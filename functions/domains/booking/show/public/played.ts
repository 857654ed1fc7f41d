import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { numbersOf } from '#functions/platform/record/numbers.ts';
import { everyRow, listQuery, wordNo } from '#functions/platform/record/request.ts';
import type { ListMatch } from '#shared/kernel/contract/list.ts';
import { PHASES } from '#shared/kernel/record/appointment.ts';
import { dayNumber } from '#shared/kernel/time/date.ts';
import { onceMapping, showStore } from '../store.ts';
import { dealList } from './deal-list.ts';
import { APPROVED } from './marks.ts';
import { seenShows } from './sees.ts';

const MINUTES_A_DAY = 1440;

/** Finds the confirmed shows of a request whose last day has passed, with their first days. */
export async function playedShows(ctx: UserContext, asked: ListMatch): Promise<ReadonlyMap<number, number>> {
  const today = dayNumber(await agencyDay(ctx));
  const confirmed = { column: 'phase', anyOf: [wordNo(PHASES, 'confirmed')] };
  const query = await listQuery(ctx, onceMapping, everyRow(asked), [...seenShows(ctx), APPROVED, confirmed]);
  const shows = await numbersOf(showStore, ctx, query, ['no', 'key', 'last']);
  const days = shows.map(({ no, key, last }) => ({ no, last, first: Math.floor(key / MINUTES_A_DAY) }));
  return new Map(days.filter(({ first, last }) => (last || first) < today).map(({ no, first }) => [no, first]));
}

/** Reads columns of the deals of these shows. Only the part of the list between their numbers is read. */
export async function dealCells(tenantId: string, shows: ReadonlyMap<number, number>, columns: readonly string[]) {
  const nos = [...shows.keys()];
  if (nos.length === 0) return [];
  const [first, last] = nos.reduce(([min, max], no) => [Math.min(min, no), Math.max(max, no)], [Infinity, 0]);
  return dealList.cells(tenantId, { from: first, to: last + 1 }, columns);
}
