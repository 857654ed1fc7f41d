import { describe, expect, it } from 'vitest';
import { shareOf } from '#shared/kernel/money/money.ts';
import { type BoxOffice, boxOffice } from './box-office.ts';
import { commissionOf } from './commission.ts';
import { shareOfNight, type Terms } from './formula.ts';
import golden from './golden.fixture.json' with { type: 'json' };
import type { Commission } from './schemas.ts';
import { type StatementItem, statement } from './statement.ts';
import { type WithholdingTerms, withhold } from './withholding.ts';

/* Cases of the money notes, worked out there by two independent calculations. */
interface CommissionCase {
  readonly base: number;
  readonly mode: Commission['mode'];
  readonly pct: number;
  readonly agents?: number[];
  readonly vatRate?: number;
}
interface DealCase extends Partial<Pick<BoxOffice, 'gross' | 'net' | 'sold'>> {
  readonly deal: Omit<Terms, 'percentage'> & { readonly pct?: number; readonly expenses?: number };
  readonly boxOffice?: { readonly tiers: { sold: number; price: number }[]; feePerTicket: number; taxRate: number };
  readonly commission?: Omit<CommissionCase, 'base'>;
}
interface WithholdingCase extends Pick<WithholdingTerms, 'agreed' | 'onNet' | 'freeUpTo'> {
  readonly amount: number;
  readonly rate?: number;
  readonly components?: { rate: number; onFirst?: boolean }[];
}
type Expected = Record<string, object | number | string>;

const casesOf = <I>(kind: string): [string, string, I, Expected][] =>
  golden.cases
    .filter((one) => one.kind === kind)
    .map(({ id, title, input, expected }) => [id, title, input as unknown as I, expected as unknown as Expected]);

function commissionFor({ base, mode, pct, agents, vatRate = 0 }: CommissionCase) {
  const found = commissionOf(base, { mode, rate: pct, weights: agents });
  return { ...found, commissionVat: shareOf(found.commission, vatRate) };
}

function nightOf({ deal, boxOffice: office, commission, gross = 0, net = 0, sold = 0 }: DealCase) {
  const tickets = (office?.tiers ?? []).map((tier) => ({ ...tier, feePerTicket: office?.feePerTicket }));
  const counted = office && boxOffice(tickets, { rate: office.taxRate, mode: 'included' });
  const terms = { ...deal, percentage: deal.pct };
  const night = shareOfNight(terms, { ...(counted ?? { gross, net, sold }), expenses: deal.expenses ?? 0 });
  const paid = commission && commissionFor({ base: night.artistGets, ...commission });
  const lines = night.lines.map(({ kind, amount, at }) => ({ kind: at ? `${kind}@${at}` : kind, amount }));
  const onTop = commission?.mode === 'onTop' ? [{ kind: 'bookingFee', amount: paid?.commission }] : [];
  return { ...night, boxOffice: counted, lines: [...lines, ...onTop], commission: paid };
}

describe('deals', () => {
  it.each(casesOf<DealCase>('deal'))('%s %s', (_id, _title, input, expected) => {
    expect(nightOf(input)).toMatchObject(expected);
  });
});

describe('commissions', () => {
  it.each(casesOf<CommissionCase>('commission'))('%s %s', (_id, _title, input, expected) => {
    expect(commissionFor(input)).toMatchObject(expected);
  });
});

describe('withholding', () => {
  it.each(casesOf<WithholdingCase>('withholding'))('%s %s', (_id, _title, input, expected) => {
    const { amount, rate, components, ...terms } = input;
    const parts = components ?? (rate === undefined ? [] : [{ rate }]);
    expect(withhold(amount, { ...terms, parts })).toMatchObject(expected);
  });
});

describe('artist statements', () => {
  it.each(casesOf<{ items: StatementItem[] }>('statement'))('%s %s', (_id, _title, { items }, expected) => {
    const found = statement(items);
    expect({ ...found, direction: found.balance < 0 ? 'artistOwes' : 'payArtist' }).toEqual(expected);
  });
});
