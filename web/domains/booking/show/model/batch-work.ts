import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';

/** Work on the chosen shows that asks in a dialog first. */
export const WORKS = ['move', 'ends', 'emails', 'contracts', 'together', 'invoice', 'signing'] as const;
export type Work = (typeof WORKS)[number];

interface ContractRow {
  readonly number: string;
  readonly stage: string;
  readonly show: { readonly showId: string };
  readonly otherShows?: readonly { readonly showId: string }[] | undefined;
}
export type NoContract = { readonly because: 'cancelled' | 'preliminary' } | { readonly has: string };

/** Why a show gets no contract in a batch: it is off, not approved, or has one that still holds. */
export function noContract(
  show: Pick<ShowRow, 'id' | 'phase' | 'isPreliminary'>,
  contracts: readonly ContractRow[],
): NoContract | undefined {
  if (show.phase === 'cancelled') return { because: 'cancelled' };
  if (show.isPreliminary) return { because: 'preliminary' };
  const isOf = ({ show: first, otherShows = [] }: ContractRow) =>
    [first, ...otherShows].some(({ showId }) => showId === show.id);
  const found = contracts.find((row) => isOf(row) && row.stage !== 'void');
  return found && { has: found.number };
}
