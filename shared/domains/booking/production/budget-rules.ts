import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { settle } from '#shared/domains/booking/deal/settlement.ts';
import { showDay, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import {
  BUDGET_CATEGORIES,
  type BudgetCategory,
  type BudgetFigures,
  type BudgetLine,
  type CategoryTotal,
  type CurrencyTotal,
  isFromShows,
  isIncome,
  type ShowActual,
} from './budget.ts';

/** Fee and expenses by the deal; those that the promoter bears cost the production nothing. */
function dealActual(deal: DealFields): Pick<ShowActual, 'currency' | 'fee' | 'costs'> {
  const { outcome, counted } = settle(deal);
  const payers = new Map(deal.expenses.map(({ key, payer }) => [key, payer]));
  const own = counted.expenses.filter(({ key }) => payers.get(key) !== 'promoter');
  return { currency: deal.currency, fee: outcome.artistGets, costs: own.reduce((sum, one) => sum + one.amount, 0) };
}

const quickFee = ({ fee }: ShowFields) => fee && { currency: fee.currency, fee: fee.minor, costs: 0 };

/** Nothing for a show that was cancelled, or whose money nobody knows yet. */
export function showActual(show: Stored<ShowFields>, deal: DealFields | undefined): ShowActual | undefined {
  const money = deal ? dealActual(deal) : quickFee(show);
  if (!money || show.phase === 'cancelled') return undefined;
  const known = deal?.settlement.closedAt ? 'settled' : 'agreed';
  const { id: showId, number } = show;
  const state = show.phase === 'confirmed' ? known : 'expected';
  return { showId, number, title: showTitle(show), date: showDay(show), state, ...money };
}

interface Entry {
  readonly category: BudgetCategory;
  readonly currency: string;
  readonly planned: number;
  readonly actual: number;
}
const ofLine = ({ category, currency, planned, actual = 0 }: BudgetLine): Entry => ({
  category,
  currency,
  planned,
  actual: isFromShows(category) ? 0 : actual,
});
const ofShow = ({ currency, fee, costs }: ShowActual): readonly Entry[] => [
  { category: 'fees', currency, planned: 0, actual: fee },
  ...(costs === 0 ? [] : [{ category: 'showCosts' as const, currency, planned: 0, actual: costs }]),
];

function byCategory(entries: readonly Entry[]): CategoryTotal[] {
  const sums = new Map<string, CategoryTotal>();
  for (const { category, currency, planned, actual } of entries) {
    const key = `${category} ${currency}`;
    const sum = sums.get(key) ?? { category, currency, planned: 0, actual: 0 };
    sums.set(key, { ...sum, planned: sum.planned + planned, actual: sum.actual + actual });
  }
  const place = ({ category }: CategoryTotal) => BUDGET_CATEGORIES.indexOf(category);
  return [...sums.values()].toSorted((a, b) => place(a) - place(b) || a.currency.localeCompare(b.currency));
}

function sidesOf(categories: readonly CategoryTotal[], of: 'planned' | 'actual'): CurrencyTotal['planned'] {
  const sum = (wanted: boolean) =>
    categories.filter(({ category }) => isIncome(category) === wanted).reduce((total, one) => total + one[of], 0);
  const [income, costs] = [sum(true), sum(false)];
  return { income, costs, result: income - costs };
}

/** Plan against what it came to, each currency for itself; options count only as what they would add. */
export function budgetFigures(lines: readonly BudgetLine[], shows: readonly ShowActual[]): BudgetFigures {
  const counted = shows.filter(({ state }) => state !== 'expected');
  const open = shows.filter(({ state }) => state === 'expected');
  const categories = byCategory([...lines.map(ofLine), ...counted.flatMap(ofShow)]);
  const currencies = [...new Set([...categories, ...open].map(({ currency }) => currency))].sort();
  const totals = currencies.map((currency) => {
    const own = categories.filter((one) => one.currency === currency);
    const expected = open.filter((one) => one.currency === currency).reduce((sum, one) => sum + one.fee - one.costs, 0);
    return { currency, planned: sidesOf(own, 'planned'), actual: sidesOf(own, 'actual'), expected };
  });
  return { totals, categories };
}
