import { budgets } from '#functions/domains/booking/production/budget.ts';
import type { BudgetCategory, BudgetInput, BudgetLine } from '#shared/domains/booking/production/budget.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { type Draft, draft, putWrites } from './writer.ts';

const CURRENCY = 'EUR';
/** Cents in a round figure. */
const STEP = 50_00;
/** The costs of a tour, each as a percentage of its fees. */
const COSTS: readonly (readonly [category: BudgetCategory, text: string, part: number])[] = [
  ['crew', 'Tour manager and sound', 14],
  ['transport', 'Nightliner', 11],
  ['lodging', 'Hotels on days off', 5],
  ['equipment', 'Lights and backline', 8],
  ['marketing', 'Posters and online', 3],
];
const rounded = (minor: number): number => Math.max(STEP, Math.round(minor / STEP) * STEP);

function feesByProduction(shows: readonly Draft<ShowFields>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { record } of shows) {
    const { production, fee, phase } = record;
    if (!production || fee?.currency !== CURRENCY || phase === 'cancelled') continue;
    sums.set(production.productionId, (sums.get(production.productionId) ?? 0) + fee.minor);
  }
  return sums;
}

function linesOf(random: Random, fees: number, isOver: boolean): BudgetLine[] {
  const common = { payer: 'agency' as const, currency: CURRENCY };
  const costs = COSTS.map(([category, text, part]) => {
    const planned = rounded((fees * part) / 100);
    const actual = rounded((planned * random.int(85, 120)) / 100);
    return { ...common, category, text, planned, ...(isOver ? { actual } : {}) };
  });
  const merchandise = { ...common, category: 'merchandise' as const, text: 'Shirts and records' };
  return [
    { ...common, category: 'fees', text: 'All shows', planned: rounded(fees * 0.9) },
    { ...merchandise, planned: rounded(fees * 0.06), ...(isOver ? { actual: rounded(fees * 0.07) } : {}) },
    ...costs,
  ];
}

/** Makes a budget for every production that has shows paid in euro. A past production has actual costs. */
export function productionBudgets(
  { random, today }: Stage,
  tours: readonly Draft<ProductionFields>[],
  shows: readonly Draft<ShowFields>[],
): Draft<BudgetInput>[] {
  const chance = random.fork('budgets');
  const fees = feesByProduction(shows);
  return tours.flatMap(({ ctx, record }) => {
    const sum = fees.get(record.id);
    if (!sum) return [];
    const lines = linesOf(chance, sum, record.endDate < today);
    return [draft<BudgetInput>(chance, ctx, record.no, { lines, notes: '' })];
  });
}

/** Budgets have neither list nor log of their own. */
export const plantBudgets = (made: readonly Draft<BudgetInput>[]): Promise<void> =>
  putWrites(made.map(({ ctx, record }) => budgets.write(ctx, undefined, record)));
