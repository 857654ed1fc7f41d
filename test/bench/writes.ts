import { showStore } from '#functions/domains/booking/show/store.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type BenchAgency, ordinary } from './agency.ts';
import { type Figure, figure } from './figure.ts';
import { requesterOf } from './request.ts';

/**
 * Write units. A transaction doubles them: packed record 2, or 4 with the index entry of an option that ends, log entry
 * with its index 4, calendar 2, list 2, and 1 for the number. A request adds 5: its rate count 1, its claim 1 and 2, its
 * answer 1.
 */
const GOALS = { create: 13, update: 12, request: 18, foldOne: 12, foldMany: 8 };
const TOGETHER = 40;

export const foldShows = (agency: BenchAgency): Promise<number> =>
  showStore.definition.list?.fold(agency.ctx.tenantId) ?? Promise.resolve(0);

const plainOf = ({ no: _no, id: _id, rev: _rev, createdAt: _c, updatedAt: _u, ...data }: Stored<ShowFields>) => data;

/** Units of folding, by the row: one lone change, and many that came together. */
async function foldFigure(agency: BenchAgency, changed: readonly Stored<ShowFields>[], goal: number): Promise<Figure> {
  const { ctx, shows } = agency;
  for (const show of changed) await showStore.update(ctx, show, { ...plainOf(show), billing: 'Changed' });
  const { usage } = await measure(() => foldShows(agency));
  const name = `list of ${shows.length}: fold of ${changed.length}, each`;
  return figure(name, 'write units', usage.writes / changed.length, goal);
}

export async function writeFigures(agency: BenchAgency): Promise<Figure[]> {
  const { ctx, shows, admin } = agency;
  const [first, second, ...others] = ordinary(agency);
  if (!first || !second) throw new Error('the agency has no coming shows');
  const insert = await requesterOf(showContract.routes.insert, admin);
  const create = await measure(() => showStore.create(ctx, plainOf(first)));
  const update = await measure(() => showStore.update(ctx, second, { ...plainOf(second), billing: 'Changed' }));
  const request = await measure(() => insert({ body: inputOf(first) }));
  await foldShows(agency);
  const at = `at ${shows.length}`;
  return [
    figure(`show create ${at}: number, record, log, calendar, list`, 'write units', create.usage.writes, GOALS.create),
    figure(`show create ${at}: the whole request`, 'write units', request.usage.writes, GOALS.request),
    figure(`show update ${at}: record, log, calendar, list`, 'write units', update.usage.writes, GOALS.update),
    await foldFigure(agency, others.slice(0, 1), GOALS.foldOne),
    await foldFigure(agency, others.slice(1, 1 + TOGETHER), GOALS.foldMany),
  ];
}
