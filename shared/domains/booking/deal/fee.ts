import type { Money } from '#shared/kernel/money/money.ts';
import { hasGuarantee } from './formula.ts';
import type { DealFields } from './schemas.ts';
import { settle } from './settlement.ts';

/** The agreed fee: the flat fee, or the guarantee. A deal of a percentage alone has none. */
export const agreedFee = ({ type, guarantee, currency }: DealFields): Money | undefined =>
  hasGuarantee(type) ? { minor: guarantee, currency } : undefined;

/** The artist's share of the tickets that are expected or counted. Left out where it is the agreed fee. */
export function expectedFee(deal: DealFields): Money | undefined {
  const minor = settle(deal).outcome.artistGets;
  return minor === agreedFee(deal)?.minor ? undefined : { minor, currency: deal.currency };
}
