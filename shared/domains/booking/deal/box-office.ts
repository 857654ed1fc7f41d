import { divideRounded, shareOf } from '#shared/kernel/money/money.ts';

/** The fields of tickets at one price that decide their takings. */
export interface Counted {
  readonly sold: number;
  readonly price: number;
  readonly feePerTicket?: number | undefined;
}
export interface Tax {
  readonly rate: number;
  readonly mode: 'included' | 'onTop';
}
export interface BoxOffice {
  readonly sold: number;
  readonly gross: number;
  /** The gross without the fees of the ticket shops. */
  readonly adjusted: number;
  readonly tax: number;
  /** The net that a percentage applies to, before costs (NBOR). */
  readonly net: number;
}

const WHOLE = 100_000n;

/** Computes the takings of a night. A tax in the price is taken out once, over the whole (trade.md, "Deals"). */
export function boxOffice(tickets: readonly Counted[], { rate, mode }: Tax): BoxOffice {
  let [sold, gross, fees] = [0, 0, 0];
  for (const ticket of tickets) {
    sold += ticket.sold;
    gross += ticket.sold * ticket.price;
    fees += ticket.sold * (ticket.feePerTicket ?? 0);
  }
  const adjusted = gross - fees;
  if (mode === 'onTop') return { sold, gross, adjusted, tax: shareOf(adjusted, rate), net: adjusted };
  const net = Number(divideRounded(BigInt(adjusted) * WHOLE, WHOLE + BigInt(rate)));
  return { sold, gross, adjusted, tax: adjusted - net, net };
}
