import { shareOf } from '#shared/kernel/money/money.ts';
import type { Bonus, DealType } from './schemas.ts';

export interface Terms {
  readonly type: DealType;
  readonly guarantee?: number | undefined;
  readonly percentage?: number | undefined;
  readonly promoterProfit?: number | undefined;
  readonly bonuses?: readonly Bonus[] | undefined;
}

export const hasGuarantee = (type: DealType): boolean => type !== 'pctGross' && type !== 'pctNet';
export const hasShare = (type: DealType): boolean => type !== 'flat' && type !== 'tierBonus';
/** Returns the terms that the type of a deal uses. A deal also keeps values from its earlier types. */
export const ownTerms = <T extends Required<Terms>>(terms: T): T => ({
  ...terms,
  guarantee: hasGuarantee(terms.type) ? terms.guarantee : 0,
  percentage: hasShare(terms.type) ? terms.percentage : 0,
  promoterProfit: terms.type === 'plus' ? terms.promoterProfit : 0,
  bonuses: terms.type === 'tierBonus' ? terms.bonuses : [],
});

export interface Takings {
  readonly sold: number;
  readonly gross: number;
  readonly net: number;
  /** The costs that the promoter may take off the net. */
  readonly expenses: number;
}
export interface DealLine {
  readonly kind: 'guarantee' | 'percentage' | 'overage' | 'bonus';
  readonly amount: number;
  /** The step of a bonus. */
  readonly at?: number | undefined;
}
export interface Share {
  readonly lines: readonly DealLine[];
  readonly artistGets: number;
  /** The amount that a percentage applies to. */
  readonly base: number;
  readonly share: number;
  /** The costs and guarantee with the promoter's profit. A `plus` deal shares the takings above it. */
  readonly splitPoint: number;
}

/** Returns the amount that each type shares; a negative amount counts as 0. */
function baseOf({ type, guarantee = 0, promoterProfit = 0 }: Terms, { gross, net, expenses }: Takings) {
  const costs = expenses + guarantee;
  const splitPoint = type === 'plus' ? costs + shareOf(costs, promoterProfit) : 0;
  const bases: Readonly<Record<DealType, number>> = {
    flat: 0,
    tierBonus: 0,
    pctGross: gross,
    versusGross: net,
    pctNet: net - expenses,
    versusNet: net - expenses,
    plus: net - splitPoint,
  };
  return { splitPoint, base: Math.max(0, bases[type]) };
}

function linesOf({ type, guarantee = 0, bonuses = [] }: Terms, share: number, sold: number): DealLine[] {
  const fixed: DealLine = { kind: 'guarantee', amount: guarantee };
  if (type === 'flat') return [fixed];
  if (type === 'pctGross' || type === 'pctNet') return [{ kind: 'percentage', amount: share }];
  if (type === 'plus') return [fixed, { kind: 'percentage', amount: share }];
  if (type === 'tierBonus')
    return [
      fixed,
      ...bonuses.filter(({ at }) => at <= sold).map(({ at, amount }): DealLine => ({ kind: 'bonus', at, amount })),
    ];
  return share > guarantee ? [fixed, { kind: 'overage', amount: share - guarantee }] : [fixed];
}

/** Computes the artist's share of a night's takings, as the lines of an invoice. */
export function shareOfNight(terms: Terms, takings: Takings): Share {
  const { base, splitPoint } = baseOf(terms, takings);
  const share = shareOf(base, terms.percentage ?? 0);
  const lines = linesOf(terms, share, takings.sold);
  return { lines, base, share, splitPoint, artistGets: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
