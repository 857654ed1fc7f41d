import { divideRounded, shareOf, shareOut } from '#shared/kernel/money/money.ts';
import type { DealLine } from './formula.ts';
import type { Commission, DealType } from './schemas.ts';

export interface CommissionTerms {
  readonly mode: Commission['mode'];
  readonly rate: number;
  /** Of the agents, in their order. */
  readonly weights?: readonly number[] | undefined;
}
export interface Commissioned {
  readonly promoterPays: number;
  readonly artistFee: number;
  readonly commission: number;
  readonly agents: readonly number[];
}

const WHOLE = 100_000n;
/** Of a price that already holds its fee: the price without it. */
const without = (total: number, rate: number): number =>
  Number(divideRounded(BigInt(total) * WHOLE, WHOLE + BigInt(rate)));

/** The agency's part of an amount: out of the artist's, on top of it, or already in the price. */
export function commissionOf(base: number, { mode, rate, weights = [] }: CommissionTerms): Commissioned {
  const commission = mode === 'totalIncludesFee' ? base - without(base, rate) : shareOf(base, rate);
  return {
    commission,
    promoterPays: mode === 'onTop' ? base + commission : base,
    artistFee: mode === 'onTop' ? base : base - commission,
    agents: shareOut(commission, weights),
  };
}

/** The amount that a commission is taken of; a percentage is the fee where there is no guarantee. */
export function commissionBase(type: DealType, lines: readonly DealLine[], base: Commission['base']): number {
  const isFee = ({ kind }: DealLine) =>
    kind === 'guarantee' || (kind === 'percentage' && (type === 'pctGross' || type === 'pctNet'));
  const counts = (line: DealLine) => base === 'all' || (base === 'feeAndOverage' ? line.kind !== 'bonus' : isFee(line));
  return lines.filter(counts).reduce((sum, { amount }) => sum + amount, 0);
}
