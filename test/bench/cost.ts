import { gzipSync } from 'node:zlib';
import { lists } from '#functions/domains/operator/system/lists.ts';
import { measure, type Usage } from '#functions/platform/data/capacity-meter.ts';
import { columnCache } from '#functions/platform/list-index/cache.ts';
import { FOLD_AT } from '#functions/platform/list-index/head.ts';
import { type BenchAgency, plantBench } from './agency.ts';
import { type Action, actionsOf } from './cost-actions.ts';
import { AGENCIES, MANY, PER_DAY, WORKING_DAYS } from './cost-mix.ts';
import { type Figure, figure, say } from './figure.ts';
import { MODEL, PRICES } from './prices.ts';
import { type Input, requesterOf } from './request.ts';

const SHOWS = 300;
const DEAREST = 5;
const THOUSAND = 1000;

/** Units of the dearest writes, and calls that wait for each other (issues 30 and 33). */
export const WRITE_GOALS: Readonly<Record<string, number>> = {
  'create a show': 16,
  'edit a show': 16,
  'issue an invoice': 26,
  'enter a payment': 15,
};
export const TRIP_GOALS: Readonly<Record<string, number>> = { 'create a show': 6, 'edit a show': 6 };

type Folds = Pick<Usage, 'reads' | 'writes' | 'trips'>;
export interface Measured {
  readonly name: string;
  readonly usage: Usage;
  /** The work of the stream worker afterwards: the folds of lists. */
  readonly later: Folds;
  readonly cpuMs: number;
  readonly bytes: number;
}

const cpu = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Runs an action once to load its code, and measures the next run. The stream worker folds several runs at once. */
export async function measureAction(agency: BenchAgency, { name, route, input }: Action): Promise<Measured> {
  const { tenantId } = agency.ctx;
  const request = await requesterOf(route, agency.admin);
  await request(await input());
  const calls: Input[] = [];
  while (calls.length < FOLD_AT) calls.push(await input());
  for (const list of lists) await list.fold(tenantId);
  columnCache.clear();
  const began = process.cpuUsage();
  const { result, usage } = await measure(() => request(calls[0] ?? {}));
  const cpuMs = cpu(began);
  const bytes = gzipSync(JSON.stringify(result)).length;
  const changed = lists.filter((list) => usage.written.some(({ key }) => key.includes(`#LH#${list.name} D#`)));
  if (changed.length > 0) for (const call of calls.slice(1)) await request(call);
  const folds = await measure(async () => {
    for (const list of changed) await list.fold(tenantId);
  });
  const { reads, writes, trips } = folds.usage;
  const later = { reads: reads / FOLD_AT, writes: writes / FOLD_AT, trips: trips / FOLD_AT };
  return { name, usage, later, cpuMs, bytes };
}

/** USD of one run. */
export function costOf({ usage, later, cpuMs, bytes }: Measured): number {
  const p = PRICES;
  const database = (usage.reads + later.reads) * p.readUnit.usd + (usage.writes + later.writes) * p.writeUnit.usd;
  const share = MODEL.fullCoreMb / MODEL.memoryMb;
  const functionMs = cpuMs * share + (usage.trips + later.trips) * MODEL.databaseMs;
  const runs = usage.writes > 0 ? 2 : 1;
  const lambda = (functionMs / 1000) * (MODEL.memoryMb / 1024) * p.lambdaGbSecond.usd + runs * p.lambdaRequest.usd;
  const edge = p.apiRequest.usd + p.edgeRequest.usd + p.edgeFunction.usd + bytes * p.edgeByte.usd;
  const watching = runs * (MODEL.logBytes * p.logByte.usd + MODEL.traced * p.trace.usd);
  return database + lambda + edge + watching;
}

const unitFigures = ({ name, usage, later, cpuMs, bytes }: Measured): Figure[] => [
  figure(`${name}: request`, 'read units', usage.reads),
  figure(`${name}: request`, 'write units', usage.writes, WRITE_GOALS[name]),
  figure(`${name}: request`, 'round trips', usage.trips, TRIP_GOALS[name]),
  figure(`${name}: folds after it`, 'write units', later.writes),
  figure(`${name}: request`, 'ms CPU', cpuMs),
  figure(`${name}: answer`, 'KB gzip', bytes / THOUSAND),
];

function monthFigures(all: readonly Measured[]): Figure[] {
  const day = all.reduce((sum, one) => sum + costOf(one) * (PER_DAY[one.name] ?? 0), 0);
  const month = (users: number) => day * WORKING_DAYS * users;
  return [
    ...AGENCIES.map((users) => figure(`an agency of ${users} users`, 'USD a month', month(users))),
    figure(`${MANY.agencies} agencies of ${MANY.users} users`, 'USD a month', month(MANY.agencies * MANY.users)),
  ];
}

export async function measureAll(agency: BenchAgency): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const one of await actionsOf(agency)) all.push(await measureAction(agency, one));
  return all;
}

/** The steady part, which CI asserts too. */
export const costUnits = (all: readonly Measured[]): Figure[] => all.flatMap(unitFigures);

/** Figures of each action of a user, and of all together. */
export async function costFigures(): Promise<Figure[]> {
  const all = await measureAll(await plantBench(SHOWS));
  const dearest = all.toSorted((a, b) => costOf(b) - costOf(a));
  for (const one of dearest.slice(0, DEAREST)) {
    say(`dearest: ${one.name}, ${(costOf(one) * THOUSAND).toFixed(4)} USD per 1,000`);
    for (const { key, units } of one.usage.written) say(`  ${units} ${key.replace(/[0-9A-HJKMNP-TV-Z]{26}/g, '*')}`);
  }
  const prices = all.map((one) => figure(`${one.name}: all services`, 'USD per 1,000', costOf(one) * THOUSAND));
  return [...costUnits(all), ...prices, ...monthFigures(all)];
}
