import { beforeAll, expect, test } from 'vitest';
import { type BenchAgency, plantBench } from './agency.ts';
import { costUnits, measureAll } from './cost.ts';
import { type Figure, figure, isSteady } from './figure.ts';
import { pickerFigures, readFigures } from './reads.ts';
import { writeFigures } from './writes.ts';

/** Enough for a page of every list. `npm run -s bench` measures larger agencies. */
const SHOWS = 100;
const ARTISTS = 12;
const SIZES = { venues: 30, companies: 30, contacts: 40, productions: 3 };
/** A limit, no goal: planting has taken a minute while other work filled the machine. */
const PLANTED_WITHIN_MS = 240_000;

let agency: BenchAgency;
beforeAll(async () => {
  agency = await plantBench(SHOWS, ARTISTS, SIZES);
}, PLANTED_WITHIN_MS);

/** Goals that are missed today, each with its value, so that it does not grow. Issue 30 asks for 15. */
const KNOWN: Readonly<Record<string, number>> = { 'enter a payment: request, write units': 25 };
const isOver = (one: Figure): boolean => one.value > (KNOWN[`${one.name}, ${one.unit}`] ?? one.goal ?? one.value);

const missed = (figures: readonly Figure[]): string[] =>
  figures.filter((one) => isSteady(one) && isOver(one)).map(({ name, unit, value }) => `${name}: ${value} ${unit}`);

test('lists, records and pickers read no more units than their goals', async () => {
  const figures = [...(await readFigures(agency)), ...(await pickerFigures(agency))];
  expect(figures.length).toBeGreaterThan(40);
  expect(missed(figures)).toEqual([]);
});

test('writes of shows and their folds cost no more units than their goals', async () => {
  expect(missed(await writeFigures(agency))).toEqual([]);
});

test('actions of users cost no more units and round trips than their goals', async () => {
  const figures = costUnits(await measureAll(agency));
  expect(figures.filter(({ goal }) => goal !== undefined).length).toBeGreaterThan(4);
  expect(missed(figures)).toEqual([]);
});

test('a missed unit counts, a missed time does not', () => {
  const [unit, time] = [figure('x', 'write units', 2, 1), figure('x', 's', 2, 1)];
  expect(missed([unit, time])).toEqual(['x: 2 write units']);
});
