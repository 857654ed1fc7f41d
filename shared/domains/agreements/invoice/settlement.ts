import type { LocalDate } from '#shared/kernel/time/date.ts';

/** The states of an issued document that do not depend on the day. The order is stored: append only. */
export const SETTLED_STATES = [
  ...(['outstanding', 'partlyPaid', 'paid', 'writtenOff', 'credited', 'overpaid'] as const),
  /** A credit note that was set off in full against its invoice, so that no money was paid back. */
  'setOff',
] as const;
export const SETTLEMENTS = [...SETTLED_STATES, 'overdue'] as const;
export type SettlementState = (typeof SETTLEMENTS)[number];

/** The amounts of an issued document, in minor units of its currency. */
export interface Balance {
  readonly total: number;
  readonly paid: number;
  /** The amount set off against credit notes. `creditIssued` is the total of its credit notes. */
  readonly credited: number;
  readonly creditIssued: number;
  readonly writtenOff: number;
}

export const openOf = ({ total, paid, credited, writtenOff }: Balance): number => total - paid - credited - writtenOff;

/** Notes since when nothing of a document is open. A part that opens again takes the note away. */
export function withSettled<B extends Balance & { readonly settledAt?: string | undefined }>(
  balance: B,
  at: string,
): B {
  const { settledAt = at, ...rest } = balance;
  return (openOf(balance) > 0 ? rest : { ...rest, settledAt }) as B;
}

/** Returns the closed state. Only a credit note, or a purchase that is paid out, can be set off without credit notes. */
function closedAs({ total, credited, creditIssued, writtenOff }: Balance): SettlementState {
  if (total !== 0 && creditIssued === total) return 'credited';
  if (total !== 0 && credited === total) return 'setOff';
  return total !== 0 && writtenOff === total ? 'writtenOff' : 'paid';
}

/** Derives the settlement of an issued document, which is never stored (money section 4). */
export function settlementOf(balance: Balance, dueDate: LocalDate, today: LocalDate): SettlementState {
  const open = openOf(balance);
  if (open < 0) return 'overpaid';
  if (open === 0) return closedAs(balance);
  if (dueDate < today) return 'overdue';
  return balance.paid > 0 ? 'partlyPaid' : 'outstanding';
}
