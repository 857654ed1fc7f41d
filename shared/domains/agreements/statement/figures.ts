import { type StatementItem, statement } from '#shared/domains/booking/deal/statement.ts';
import type { SettledNight } from './night.ts';
import type { ArtistBalance, CarriedOver, StatementFigures, StatementLine, TypedRow } from './schemas.ts';

const sumOf = (rows: readonly { readonly signed: number }[]): number =>
  rows.reduce((sum, { signed }) => sum + signed, 0);

type Item = StatementItem & { readonly text?: string };
/** Computes rows with their VAT. */
export function linesOf(items: readonly Item[]): StatementLine[] {
  const { rows } = statement(items);
  return items.map(({ kind, amount, vatRate = 0, text = '' }, i) => ({
    kind,
    text,
    amount,
    vatRate,
    vat: rows[i]?.vat ?? 0,
    signed: rows[i]?.signed ?? 0,
  }));
}

interface Sources {
  readonly nights: readonly SettledNight[];
  readonly carried: readonly CarriedOver[];
  readonly rows: readonly TypedRow[];
  /** The VAT on the agency's commission. A deal that has a rate of its own keeps it. */
  readonly commissionVat: number;
}
/** Computes a statement: what it carries over, then its shows by day, then the rows that were typed. */
export function figuresOf({ nights, carried, rows, commissionVat }: Sources): StatementFigures {
  const withVat = (item: StatementItem): StatementItem =>
    item.kind === 'commission' && item.vatRate === undefined ? { ...item, vatRate: commissionVat } : item;
  const counted = nights.map(({ items, ...night }) => {
    const lines = linesOf(items.map(withVat));
    return { ...night, rows: lines, balance: sumOf(lines) };
  });
  const typed = linesOf(rows);
  const before = carried.reduce((sum, { balance }) => sum + balance, 0);
  return {
    carried: [...carried],
    nights: counted.toSorted((a, b) => a.date.localeCompare(b.date) || a.number.localeCompare(b.number)),
    rows: typed,
    balance: before + counted.reduce((sum, { balance }) => sum + balance, 0) + sumOf(typed),
  };
}

interface Part {
  readonly currency: ArtistBalance['currency'];
  readonly amount: number;
}
/** Adds up what an artist is owed, by currency. Currencies with nothing left are left out. */
export function balancesOf(waiting: readonly Part[], open: readonly Part[]): ArtistBalance[] {
  const currencies = [...new Set([...waiting, ...open].map(({ currency }) => currency))].toSorted();
  const sum = (parts: readonly Part[], of: string) =>
    parts.reduce((all, { currency, amount }) => (currency === of ? all + amount : all), 0);
  return currencies
    .map((currency) => ({
      currency,
      waitingNights: waiting.filter((part) => part.currency === currency).length,
      waiting: sum(waiting, currency),
      open: sum(open, currency),
      balance: sum(waiting, currency) + sum(open, currency),
    }))
    .filter(({ waitingNights, open: owed }) => waitingNights > 0 || owed !== 0);
}
