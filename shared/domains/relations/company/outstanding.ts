import { converted } from '#shared/kernel/money/exchange.ts';
import type { Money } from '#shared/kernel/money/money.ts';

/** An open sum; in another currency than its bookkeeping's with the rate its documents were issued at. */
export interface OpenSum {
  readonly currency: string;
  readonly open: number;
  readonly base: string;
  readonly rate?: string | undefined;
}
type Currency = Money['currency'];

function added(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>();
  for (const { currency, minor } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].filter(([, minor]) => minor !== 0).map(([currency, minor]) => ({ currency, minor }));
}

function inBase({ currency, open, base, rate }: OpenSum): Money {
  const money = { minor: open, currency: currency as Currency };
  const at = { currency: money.currency, date: '', rate: rate ?? '1', source: 'ecb' as const };
  return { minor: rate ? converted(money, at, base) : open, currency: base as Currency };
}

/** Open amounts in the currencies of the documents, and in those of the bookkeepings. */
export const outstandingSums = (sums: readonly OpenSum[]) => ({
  amounts: added(sums.map(({ open, currency }) => ({ minor: open, currency: currency as Currency }))),
  total: added(sums.map(inBase)),
});
