import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from '#shared/kernel/money/money.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import { nightDeal } from './deal.fixture.ts';
import { hasGuarantee, ownTerms } from './formula.ts';
import { outcomeOf } from './outcome.ts';
import { curveOf, depositPlan, dueOn, figuresOf, soldAt } from './rules.ts';
import { COMMISSION_MODES, DEAL_TYPES, type DealInput } from './schemas.ts';
import { checkRows, settle } from './settlement.ts';
import { withhold } from './withholding.ts';

const TICKET = { name: 'x', price: 2500, sold: 0, comps: 0, feePerTicket: 0 };
const DAY = '2027-05-21';
const money = fc.integer({ min: 0, max: 5_000_000_00 });
const rate = fc.integer({ min: 0, max: 100_000 });
const anyDeal = fc
  .record({
    type: fc.constantFrom(...DEAL_TYPES),
    guarantee: money,
    percentage: rate,
    promoterProfit: rate,
    taxRate: rate,
  })
  .chain((terms) =>
    fc
      .record({ mode: fc.constantFrom(...COMMISSION_MODES), rate, weights: fc.array(rate, { maxLength: 4 }) })
      .map(({ mode, rate: share, weights }) => {
        const agents = weights.map((weight, i) => ({ userId: makeId(i, 0, new Uint8Array(6)), name: '', weight }));
        return nightDeal({ ...terms, commission: { mode, base: 'all', rate: share, agents } });
      }),
  );

describe('the figures of trade.md', () => {
  it('a night of 1,000 tickets', () => {
    const { gross, adjusted, net, expenses, artistGets } = outcomeOf(nightDeal());
    expect({ gross, adjusted, net, expenses, artistGets }).toEqual({
      gross: 2_250_000,
      adjusted: 2_150_000,
      net: 2_018_779,
      expenses: 600_000,
      artistGets: 1_205_962,
    });
    expect(outcomeOf(nightDeal({ type: 'plus' })).artistGets).toBe(1_140_712);
  });

  it('a tax on top leaves the net alone', () => {
    expect(outcomeOf(nightDeal({ taxMode: 'onTop' }))).toMatchObject({ net: 2_150_000, tax: 139_750 });
  });

  it('caps hold back costs, who fronts and who bears decides on the rest', () => {
    const capped = nightDeal({ expensesCap: 500_000 });
    expect(outcomeOf(capped)).toMatchObject({ expenses: 500_000 });
    const rider = { key: 'rider', name: 'Backline', kind: 'fixed' as const, amount: 50_000, cap: 30_000 };
    const fronted = nightDeal({ expenses: [{ ...rider, handler: 'agency', payer: 'promoter' }] });
    expect(outcomeOf(fronted)).toMatchObject({ expenses: 30_000, recharged: 30_000 });
  });
});

describe('laws', () => {
  it('shared parts add up and keep to their order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(rate, { minLength: 1, maxLength: 9 }),
        (total, weights) => {
          const parts = shareOut(total, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
          const sum = weights.reduce((all, weight) => all + weight, 0);
          if (sum > 0)
            for (const [i, part] of parts.entries())
              expect(Math.abs(part - (total * (weights[i] ?? 0)) / sum)).toBeLessThan(1.001);
        },
      ),
    );
  });

  it('the artist never gets less than nothing or than the guarantee, and lines add up', () => {
    fc.assert(
      fc.property(anyDeal, fc.integer({ min: 0, max: 1000 }), (deal, seats) => {
        const night = outcomeOf(deal, soldAt(deal.tickets, seats, 1000));
        expect(night.artistGets).toBe(night.lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(night.artistGets).toBeGreaterThanOrEqual(deal.type.startsWith('pct') ? 0 : deal.guarantee);
        expect(night.artistFee).toBeGreaterThanOrEqual(0);
        expect(night.commission).toBeGreaterThanOrEqual(0);
        if (deal.commission.agents.length > 0)
          expect(night.agents.reduce((sum, part) => sum + part, 0)).toBe(night.commission);
        if (deal.commission.mode !== 'onTop') expect(night.artistFee + night.commission).toBe(night.artistGets);
      }),
    );
  });

  it('more tickets never give the artist less', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const curve = curveOf(deal, 20);
        for (const [i, { artistGets }] of curve.slice(1).entries())
          expect(artistGets).toBeGreaterThanOrEqual(curve[i]?.artistGets ?? 0);
      }),
    );
  });

  it('seats of a house are shared out whole, and one more takes none from any price', () => {
    const rooms = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 8 });
    // In this house two prices are half a ticket short at once. As fractions the two halves differ.
    const halves: [number[]] = [[45, 35, 32, 70, 53, 35]];
    fc.assert(
      fc.property(rooms, (capacities) => {
        const tickets = capacities.map((capacity, i) => ({ ...TICKET, key: `t${i}`, capacity }));
        const whole = capacities.reduce((sum, capacity) => sum + capacity, 0);
        const soldOf = (seats: number) => soldAt(tickets, seats, whole).map(({ sold }) => sold);
        for (let seats = 0; seats <= whole; seats++) {
          const [sold, before] = [soldOf(seats), soldOf(Math.max(0, seats - 1))];
          expect(sold.reduce((sum, some) => sum + some, 0)).toBe(seats);
          expect(sold.every((some, i) => some >= (before[i] ?? 0) && some <= (capacities[i] ?? 0))).toBe(true);
        }
      }),
      { numRuns: 60, examples: [halves] },
    );
  });

  it('deposits and the balance are what is guaranteed', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 25_000 }), { maxLength: 4 });
    fc.assert(
      fc.property(anyDeal, parts, (deal, rates) => {
        const due = { rule: 'beforeShow' as const, days: 14 };
        const deposits = rates.map((part, i) => ({
          key: `d${i}`,
          name: '',
          kind: 'percent' as const,
          rate: part,
          amount: 0,
          due,
        }));
        const plan = depositPlan({ ...deal, deposits }, DAY);
        const onTop = deal.commission.mode === 'onTop';
        const flat = { ...deal, type: 'flat' as const };
        const whole = hasGuarantee(deal.type) ? deal.guarantee + (onTop ? outcomeOf(flat).commission : 0) : 0;
        expect(plan.balance + plan.deposits.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
        expect(plan.balance).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a net fee is paid out whole, a gross one less its tax', () => {
    const terms = fc.record({
      agreed: fc.constantFrom('gross' as const, 'net' as const),
      rate: fc.integer({ min: 0, max: 45_000 }),
    });
    fc.assert(
      fc.property(money, terms, (amount, { agreed, rate: tax }) => {
        const found = withhold(amount, { agreed, parts: [{ rate: tax }, { rate: 5500, onFirst: true }] });
        expect(found.gross - found.tax).toBe(found.payout);
        expect(agreed === 'net' ? found.payout : found.gross).toBe(amount);
        expect(found.tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('figures', () => {
  const figures = figuresOf(nightDeal(), DAY);

  it('stand at every attendance, the break-even among them', () => {
    expect(figures.steps.map(({ attendance }) => attendance)).toEqual(
      figures.steps.map(({ attendance }) => attendance).toSorted((a, b) => a - b),
    );
    expect(figures.steps.filter(({ isBreakEven }) => !isBreakEven)).toHaveLength(4);
    const [breakEven = 0, shareFrom = 0] = [figures.breakEven, figures.shareFrom];
    const at = (seats: number) => outcomeOf(nightDeal(), soldAt(nightDeal().tickets, seats, 1000));
    expect(at(breakEven).promoterResult).toBeGreaterThanOrEqual(0);
    expect(at(breakEven - 1).promoterResult).toBeLessThan(0);
    expect(at(shareFrom).artistGets).toBeGreaterThan(500_000);
    expect(at(shareFrom - 1).artistGets).toBe(500_000);
  });

  it('name the first seat that pays, also where a bonus makes the full house pay no more', () => {
    const bonuses = [{ at: 900, amount: 5_000_000 }];
    const deal = nightDeal({ type: 'tierBonus', guarantee: 500_000, bonuses });
    const at = (seats: number) => outcomeOf(deal, soldAt(deal.tickets, seats, 1000)).promoterResult;
    const seats = Array.from({ length: 1001 }, (_, i) => i);
    expect(at(1000)).toBeLessThan(0);
    expect(figuresOf(deal, DAY).breakEven).toBe(seats.find((some) => at(some) >= 0));
  });

  it('look at as many seats as were asked for, at every price alike', () => {
    const flat = (capacities: readonly number[]) =>
      nightDeal({
        type: 'flat',
        guarantee: 500_000,
        taxRate: 0,
        expenses: [],
        tickets: capacities.map((capacity, i) => ({ ...TICKET, key: `t${i}`, capacity })),
      });
    for (const rooms of [
      [250, 250],
      [75, 75, 75, 75],
      [150, 150, 150],
      [100, 300, 50],
    ]) {
      const { breakEven, steps } = figuresOf(flat(rooms), DAY);
      expect([breakEven, steps.find(({ isBreakEven }) => isBreakEven)?.sold]).toEqual([200, 200]);
    }
    expect(figuresOf(flat([75, 75, 75, 75]), DAY).steps[0]?.sold).toBe(90);
  });

  it('read nothing that the type of the deal does not have', () => {
    const left = { guarantee: 500_000, percentage: 50_000, bonuses: [{ at: 10, amount: 1000 }] };
    const deposits = [
      {
        key: 'd',
        name: '',
        kind: 'percent' as const,
        rate: 50_000,
        amount: 0,
        due: { rule: 'beforeShow' as const, days: 1 },
      },
    ];
    const gross = figuresOf(nightDeal({ ...left, type: 'pctGross', deposits }), DAY);
    expect(gross).toMatchObject({ deposits: [{ amount: 0 }], balance: 0, shareFrom: 1 });
    expect(ownTerms(nightDeal({ ...left, type: 'flat' }))).toMatchObject({
      percentage: 0,
      promoterProfit: 0,
      bonuses: [],
    });
  });

  it('say each attendance once, however few the seats', () => {
    const tickets = [{ ...TICKET, key: 't', capacity: 1 }];
    const { steps } = figuresOf(nightDeal({ type: 'flat', guarantee: 500_000, tickets }), DAY);
    expect(steps.map(({ attendance }) => attendance)).toEqual([0, 100_000]);
  });

  it('know no attendance without tickets', () => {
    expect(figuresOf(nightDeal({ tickets: [] }), DAY)).toMatchObject({ steps: [], now: { artistGets: 500_000 } });
  });

  it('a part falls due by its own rule', () => {
    const days = (due: Partial<DealInput['deposits'][number]['due']>) =>
      dueOn({ rule: 'fixed', days: 14, ...due }, DAY, '2027-01-31');
    expect(days({ rule: 'beforeShow' })).toBe('2027-05-07');
    expect(days({ rule: 'afterShow', days: 3 })).toBe('2027-05-24');
    expect(days({ rule: 'afterSigning' })).toBe('2027-02-14');
    expect(days({ date: '2027-04-01' })).toBe('2027-04-01');
    expect(dueOn({ rule: 'afterSigning', days: 14 }, DAY, undefined)).toBeUndefined();
  });
});

describe('settlement', () => {
  const due = { rule: 'beforeShow' as const, days: 14 };
  const deal = nightDeal({
    commission: { mode: 'onTop', base: 'all', rate: 15_000, agents: [] },
    deposits: [{ key: 'd1', name: '', kind: 'percent', rate: 50_000, amount: 0, due }],
    withholding: { agreed: 'gross', parts: [{ name: '', rate: 25_000, onFirst: false }] },
  });

  it('goes by the counts, else by what the deal was reckoned with', () => {
    expect(settle(deal).outcome).toEqual(outcomeOf(deal));
    const tickets = [{ key: 'door', sold: 0, comps: 0 }];
    const counted = settle({ ...deal, settlement: { ...deal.settlement, tickets } });
    expect(counted.outcome).toMatchObject({ sold: 500, gross: 1_000_000, expenses: 500_000, artistGets: 500_000 });
  });

  it('says what the promoter still owes and what the artist walks with', () => {
    const received = [{ key: 'd1', amount: 287_500 }];
    const adjustments = [{ text: 'Broken monitor', amount: -10_000 }];
    const { promoter, artist } = settle({ ...deal, settlement: { ...deal.settlement, received, adjustments } });
    const [fee, commission, tax] = [1_205_962, 180_894, 301_491];
    expect(promoter.balance).toBe(fee + commission - tax - 287_500 - 10_000);
    expect(artist.balance).toBe(fee - tax - 10_000);
    expect(promoter.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(promoter.balance);
  });

  it('takes no count of a row that the deal does not have', () => {
    const wrong = { tickets: [{ key: 'gone', sold: 1, comps: 0 }], expenses: [], received: [], adjustments: [] };
    expect(() => checkRows(deal, wrong)).toThrow('choice');
  });
});
