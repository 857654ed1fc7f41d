import type { Expense } from './schemas.ts';

/** The final amounts, by the key of their row. */
export type Finals = ReadonlyMap<string, number>;

export interface Costs {
  /** The costs that come off the net before it is shared. */
  readonly deductible: number;
  /** The promoter's own costs, agreed or not. */
  readonly own: number;
  /** The costs that agency or artist front and the promoter bears. The promoter pays them besides the fee. */
  readonly recharged: number;
  /** The costs that promoter or venue front and agency or artist bear. The promoter keeps them back. */
  readonly keptBack: number;
  /** The costs that the artist fronts for another party. */
  readonly reimbursed: number;
  /** The costs that the artist bears and another party fronts. */
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
