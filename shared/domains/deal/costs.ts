import type { Expense } from './schemas.ts';

/** Amounts in the end by the row they belong to. */
export type Finals = ReadonlyMap<string, number>;

export interface Costs {
  /** The costs that come off the net before it is shared. */
  readonly deductible: number;
  /** The promoter's own costs, agreed or not. */
  readonly own: number;
  /** Fronted by the agency or the artist, borne by the promoter: he pays it besides the fee. */
  readonly recharged: number;
  /** Fronted by promoter or venue, borne by agency or artist: he keeps it back. */
  readonly keptBack: number;
  /** Fronted by the artist for somebody else. */
  readonly reimbursed: number;
  /** Borne by the artist, fronted by somebody else. */
  readonly artistOwes: number;
}

export const spentOn = ({ key, kind, amount }: Expense, sold: number, finals: Finals): number =>
  finals.get(key) ?? (kind === 'perTicket' ? amount * sold : amount);

/** Splits the expenses by who bears them, at so many tickets. A cap counts against the party that fronted the money. */
export function costsOf(
  { expenses, expensesCap }: { readonly expenses: readonly Expense[]; readonly expensesCap?: number | undefined },
  sold: number,
  finals: Finals = new Map(),
): Costs {
  const all = expenses.map((expense) => {
    const spent = spentOn(expense, sold, finals);
    return { ...expense, spent, agreed: Math.min(spent, expense.cap ?? spent) };
  });
  const sum = (which: (one: (typeof all)[number]) => boolean, of: 'spent' | 'agreed') =>
    all.filter(which).reduce((total, one) => total + one[of], 0);
  const isTheirs = (party: string) => party === 'promoter' || party === 'venue';
  const agreed = sum(({ payer }) => payer === 'promoter', 'agreed');
  return {
    deductible: Math.min(agreed, expensesCap ?? agreed),
    own: sum(({ payer, handler }) => payer === 'promoter' && isTheirs(handler), 'spent'),
    recharged: sum(({ payer, handler }) => payer === 'promoter' && !isTheirs(handler), 'agreed'),
    keptBack: sum(({ payer, handler }) => payer !== 'promoter' && isTheirs(handler), 'agreed'),
    reimbursed: sum(({ payer, handler }) => payer !== 'artist' && handler === 'artist', 'agreed'),
    artistOwes: sum(({ payer, handler }) => payer === 'artist' && handler !== 'artist', 'agreed'),
  };
}
