import { showStore } from '#functions/domains/booking/show/store.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { columnCache } from '#functions/platform/list-index/cache.ts';
import type { ListQuery } from '#functions/platform/list-index/types.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { plantBench, TODAY } from './agency.ts';
import { type Figure, figure } from './figure.ts';
import { seconds } from './measure.ts';
import { combinations, pages } from './queries.ts';

/** Shows that are invented whole. The others are copies of them on other days. */
const MODELS = 300;
/** Years of history, and of coming shows. */
const DAYS = { before: 9 * 365, after: 365 };
/** Index units of issue 33. */
const GOALS = { page: 6, combination: 60, warm: 2 };

type Show = Stored<ShowFields>;
function copyOf(models: readonly Show[], no: number): Show {
  const like = models[no % models.length] as Show;
  const day = addDays(TODAY, ((no * 7919) % (DAYS.before + DAYS.after)) - DAYS.before);
  const at = (time: string) => day + time.slice(10);
  return { ...like, no, number: `S-${no}`, start: at(like.start), end: at(like.end) };
}

async function queryFigures(tenantId: string, count: number, queries: Record<string, ListQuery>, goal: number) {
  const list = showStore.definition.list;
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(queries)) {
    columnCache.clear();
    const cold = await measure(async () => list?.read(tenantId, query));
    const warm = await measure(async () => list?.read(tenantId, query));
    figures.push(figure(`index of ${count}: ${name}, cold`, 'read units', cold.usage.reads, goal));
    figures.push(figure(`index of ${count}: ${name}, warm`, 'read units', warm.usage.reads, GOALS.warm));
  }
  return figures;
}

/** Index units of an agency's list of so many shows. Only the index is written: no figure here reads a record. */
export async function scaleFigures(count: number): Promise<Figure[]> {
  const { ctx, shows: models } = await plantBench(MODELS);
  const shows = Array.from({ length: count }, (_, i) => copyOf(models, i + 1));
  const [took] = await seconds(async () => showStore.definition.list?.build(ctx.tenantId, shows));
  return [
    figure(`index of ${count}: written`, 's', took),
    ...(await queryFigures(ctx.tenantId, count, pages(shows), GOALS.page)),
    ...(await queryFigures(ctx.tenantId, count, combinations(shows), GOALS.combination)),
  ];
}
