import { shareOut } from '#shared/kernel/money/money.ts';

/** An agent's number with the weight by which the commission is shared out. */
export interface Weighted {
  readonly no: number;
  readonly weight: number;
}

/** Writes the agents of a deal as one text for a list's column: `12 60000 15 40000`. */
export const sharesText = (agents: readonly Weighted[]): string =>
  agents.map(({ no, weight }) => `${no} ${weight}`).join(' ');

/** Reads the agents back. */
export function sharesIn(text: string): Weighted[] {
  const numbers = text.split(' ').filter(Boolean).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    no: numbers[2 * i] ?? 0,
    weight: numbers[2 * i + 1] ?? 0,
  }));
}

export interface Share extends Weighted {
  readonly amount: number;
}
/** Shares a commission out. Without agents, the agency as a whole has it under the number 0. */
export function sharesOf(commission: number, agents: readonly Weighted[]): Share[] {
  if (agents.length === 0) return [{ no: 0, weight: 0, amount: commission }];
  const amounts = shareOut(
    commission,
    agents.map(({ weight }) => weight),
  );
  return agents.map((agent, i) => ({ ...agent, amount: amounts[i] ?? 0 }));
}
