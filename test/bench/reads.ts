import { showStore } from '#functions/domains/booking/show/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { columnCache } from '#functions/platform/list-index/cache.ts';
import type { ListQuery } from '#functions/platform/list-index/types.ts';
import { FEW } from '#functions/platform/record/items.ts';
import type { RecordPicker } from '#functions/platform/record/parts.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { PICKER_SIZE } from '#shared/kernel/contract/paging.ts';
import type { BenchAgency } from './agency.ts';
import { type Figure, figure } from './figure.ts';
import { combinations, pages } from './queries.ts';

/** Read units that design.md allows: a page of the plain list or a period, any combination, a keystroke. */
export const GOALS = { page: 6, combination: 40, warm: 1, keystroke: 2, get: 1 };
/** A row fits 4 KB. Many are read eventually consistent; a few strongly, in one call with other reads. */
const rowsGoal = (rows: number): number => (rows <= FEW ? Math.max(1, rows) : rows / 2);

interface Measured {
  /** The kind and number of the listed records. */
  readonly name: string;
  readonly tenantId: string;
}

export async function listFigures<T extends object>(
  store: RecordStore<T>,
  { name: of, tenantId }: Measured,
  queries: Readonly<Record<string, ListQuery>>,
  goal: number,
): Promise<Figure[]> {
  const { list } = store.definition;
  if (!list) throw new Error(`${of}: there is no list`);
  const figures: Figure[] = [];
  const add = (name: string, reads: number, most: number) =>
    figures.push(figure(`${of}: ${name}`, 'read units', reads, most));
  for (const [name, query] of Object.entries(queries)) {
    columnCache.clear();
    const cold = await measure(() => list.read(tenantId, query));
    const warm = await measure(() => list.read(tenantId, query));
    const rows = await measure(() => store.many({ tenantId }, warm.result.nos));
    add(`${name}, index cold`, cold.usage.reads, goal);
    add(`${name}, index warm`, warm.usage.reads, GOALS.warm);
    add(`${name}, its ${warm.result.nos.length} rows`, rows.usage.reads, rowsGoal(rows.result.length));
  }
  return figures;
}

export async function readFigures(agency: BenchAgency): Promise<Figure[]> {
  const { ctx, shows } = agency;
  const [show] = shows;
  if (!show) throw new Error('the agency has no shows');
  const get = await measure(() => showStore.get(ctx, show.id));
  const of = { name: `list of ${shows.length}`, tenantId: ctx.tenantId };
  return [
    ...(await listFigures(showStore, of, pages(shows), GOALS.page)),
    ...(await listFigures(showStore, of, combinations(shows), GOALS.combination)),
    figure(`show get at ${shows.length}`, 'read units', get.usage.reads, GOALS.get),
  ];
}

export async function keystrokes<T extends object>(
  tenantId: string,
  name: string,
  picker: RecordPicker<T> | undefined,
  keywords: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const keyword of keywords) {
    const { usage } = await measure(
      () => picker?.search(tenantId, { keyword, page: 1, perPage: PICKER_SIZE }) ?? Promise.reject(),
    );
    figures.push(figure(`${name} picker: keystroke "${keyword}"`, 'read units', usage.reads, GOALS.keystroke));
  }
  return figures;
}

export const pickerFigures = async ({ ctx }: BenchAgency): Promise<Figure[]> => [
  ...(await keystrokes(ctx.tenantId, 'artist', artistStore.definition.picker, ['', 'm', 'the', 'silver'])),
  ...(await keystrokes(ctx.tenantId, 'venue', companyStore.definition.picker, ['', 'p', 'club', 'ham', 'theater am'])),
];
