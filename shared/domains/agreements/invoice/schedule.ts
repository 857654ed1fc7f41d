import type { LocalDate } from '#shared/kernel/time/date.ts';
import { totalsOf } from './calculation.ts';
import type { BILL_KINDS } from './kinds.ts';

/** A part of a payment schedule. Its amount includes VAT. */
interface Part {
  readonly due: LocalDate;
  readonly amount: number;
  readonly text: string;
}
/** The payment schedule of a contract, and the price with VAT that its parts share out. */
export interface Schedule {
  readonly parts: readonly Part[];
  readonly price: number;
  /** The places of the parts that a document bills. */
  readonly held: readonly number[];
}
/** Net amounts of a show: all charges, the part that no document bills, and the part that documents of parts bill. */
export interface Billed {
  readonly agreed: number;
  readonly left: number;
  readonly held: number;
  /** The VAT rate of the lines. */
  readonly rate: number;
}
/** A document to make now. `whole` is the amount with VAT, if it bills all of its part. */
export interface OpenBill {
  readonly kind: (typeof BILL_KINDS)[number];
  readonly at?: number;
  readonly text: string;
  readonly due: LocalDate | '';
  readonly net: number;
  readonly whole?: number;
}

const NO_SCHEDULE: Schedule = { parts: [], price: 0, held: [] };

const netOf = (gross: number, rate: number): number =>
  totalsOf({ lines: [{ quantity: 1000, priceC: gross * 100, vat: '', rate }], pricesIncludeVat: true }).net;

/** The last part of a schedule that shares out the whole price. The final bills it. */
function balanceOf({ parts, price }: Schedule): Part | undefined {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  return sum >= price ? parts.at(-1) : undefined;
}

/** Lists the deposits that no document bills. Amounts that other documents bill fill the first parts. */
function openDeposits(schedule: Schedule, { agreed, left, held, rate }: Billed): OpenBill[] {
  const balance = balanceOf(schedule);
  let [elsewhere, room] = [Math.max(0, agreed - left - held), left];
  return schedule.parts.flatMap((part, at) => {
    if (part === balance || schedule.held.includes(at)) return [];
    const full = netOf(part.amount, rate);
    const off = Math.min(elsewhere, full);
    const net = Math.min(full - off, room);
    elsewhere -= off;
    if (net <= 0) return [];
    room -= net;
    const { due, text, amount } = part;
    return [{ kind: 'deposit' as const, at, text, due, net, ...(net === full ? { whole: amount } : {}) }];
  });
}

/**
 * Lists the documents of a show that can be made now: deposits by the payment schedule, then the rest. After the
 * settlement, one document bills all that is left. The amounts never add up to more than is left.
 */
export function nextBills(known: Schedule | undefined, billed: Billed, isSettled: boolean): OpenBill[] {
  const [schedule, { left }] = [known ?? NO_SCHEDULE, billed];
  if (isSettled) return left > 0 ? [{ kind: 'settlement', text: '', due: '', net: left }] : [];
  const deposits = openDeposits(schedule, billed);
  const rest = left - deposits.reduce((sum, { net }) => sum + net, 0);
  const { text = '', due = '' } = balanceOf(schedule) ?? {};
  return rest > 0 ? [...deposits, { kind: 'rest', text, due, net: rest }] : deposits;
}
