import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUDGET_CATEGORIES, BudgetLine, FROM_SHOWS, isFromShows, type ShowActual } from './budget.ts';
import { budgetFigures } from './budget-rules.ts';

const currency = fc.constantFrom('EUR', 'USD', 'JPY');
const amount = fc.integer({ min: 0, max: 10_000_000 });
const line: fc.Arbitrary<BudgetLine> = fc
  .record({ category: fc.constantFrom(...BUDGET_CATEGORIES), currency, planned: amount, said: fc.option(amount) })
  .map(({ said, ...rest }) => ({
    ...rest,
    text: 'x',
    payer: 'agency' as const,
    ...(said === null || isFromShows(rest.category) ? {} : { actual: said }),
  }));
const show: fc.Arbitrary<ShowActual> = fc.record({
  showId: fc.constant('x'),
  number: fc.constant('S-1'),
  title: fc.constant('x'),
  date: fc.constant('2027-05-01'),
  state: fc.constantFrom('settled', 'agreed', 'expected'),
  currency,
  fee: amount,
  costs: amount,
});
const lines = fc.array(line, { maxLength: 20 });
const shows = fc.array(show, { maxLength: 20 });
const totalIn = (figures: ReturnType<typeof budgetFigures>, wanted: string) =>
  figures.totals.find((one) => one.currency === wanted);

describe('a budget', () => {
  const tour: ShowActual = {
    showId: 'x',
    number: 'S-1',
    title: 'Hall',
    date: '2027-05-01',
    currency: 'EUR',
    state: 'agreed',
    fee: 500_000,
    costs: 20_000,
  };
  const bus = BudgetLine.parse({ category: 'travel', text: 'Bus', currency: 'EUR', planned: 90_000, actual: 95_000 });
  const fees = BudgetLine.parse({ category: 'fees', text: 'Shows', currency: 'EUR', planned: 450_000 });

  test('sets the plan against what shows and lines come to', () => {
    const { totals, categories } = budgetFigures([bus, fees], [tour]);
    expect(totals).toEqual([
      {
        currency: 'EUR',
        planned: { income: 450_000, costs: 90_000, result: 360_000 },
        actual: { income: 500_000, costs: 115_000, result: 385_000 },
        expected: 0,
      },
    ]);
    expect(categories.map(({ category, actual }) => [category, actual])).toEqual([
      ['fees', 500_000],
      ['showCosts', 20_000],
      ['travel', 95_000],
    ]);
  });

  test('counts an option only as what it would add', () => {
    const { totals } = budgetFigures([], [{ ...tour, state: 'expected' }]);
    expect(totals).toMatchObject([{ actual: { income: 0, costs: 0, result: 0 }, expected: 480_000 }]);
  });

  test('takes no amount by hand for what the shows say', () => {
    for (const category of FROM_SHOWS)
      expect(BudgetLine.safeParse({ ...bus, category }).error?.issues[0]).toMatchObject({
        message: 'production.actualFromShows',
        path: ['actual'],
      });
  });
});

describe('of any budget', () => {
  test('the result is income less costs, and the categories add up to it', () => {
    fc.assert(
      fc.property(lines, shows, (plan, real) => {
        const { totals, categories } = budgetFigures(plan, real);
        for (const { currency: own, planned, actual } of totals) {
          expect(planned.result).toBe(planned.income - planned.costs);
          expect(actual.result).toBe(actual.income - actual.costs);
          const of = categories.filter((one) => one.currency === own);
          expect(of.reduce((sum, one) => sum + one.planned, 0)).toBe(planned.income + planned.costs);
          expect(of.reduce((sum, one) => sum + one.actual, 0)).toBe(actual.income + actual.costs);
        }
      }),
    );
  });

  test('the order says nothing', () => {
    fc.assert(
      fc.property(lines, shows, (plan, real) => {
        expect(budgetFigures(plan.toReversed(), real.toReversed())).toEqual(budgetFigures(plan, real));
      }),
    );
  });

  test('a line in one currency leaves the others alone', () => {
    fc.assert(
      fc.property(lines, shows, line, (plan, real, more) => {
        const [before, after] = [budgetFigures(plan, real), budgetFigures([...plan, more], real)];
        for (const { currency: other } of before.totals.filter((one) => one.currency !== more.currency))
          expect(totalIn(after, other)).toEqual(totalIn(before, other));
        const grown = Math.abs(
          (totalIn(after, more.currency)?.planned.result ?? 0) - (totalIn(before, more.currency)?.planned.result ?? 0),
        );
        expect(grown).toBe(more.planned);
      }),
    );
  });

  test('what shows bring in is no less with one more show', () => {
    fc.assert(
      fc.property(lines, shows, show, (plan, real, more) => {
        const income = (all: readonly ShowActual[]) =>
          totalIn(budgetFigures(plan, all), more.currency)?.actual.income ?? 0;
        const added = more.state === 'expected' ? 0 : more.fee;
        expect(income([...real, more])).toBe(income(real) + added);
      }),
    );
  });
});
