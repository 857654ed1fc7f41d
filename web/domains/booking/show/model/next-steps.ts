import { leadingContract } from '#shared/domains/agreements/contract/leading.ts';
import type { ContractRow } from '#shared/domains/agreements/contract/schemas.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { diffDays, type LocalDate } from '#shared/kernel/time/date.ts';

/** The fields of a contract that determine the next step. */
export type KnownContract = Pick<ContractRow, 'id' | 'number' | 'stage' | 'sentAt' | 'signedAt'>;

/** A step that a show still needs; the most urgent is first in a list. */
export type NextStep =
  | { readonly kind: 'decision'; readonly daysLeft: number }
  | { readonly kind: 'sendContract' | 'signature'; readonly contract: KnownContract }
  | { readonly kind: 'expiry' | 'venue' | 'promoter' | 'fee' | 'contract' };

interface Known {
  readonly today: LocalDate;
  /** Undefined: not known, or not for this user to see. */
  readonly contracts: readonly KnownContract[] | undefined;
  readonly seesDeal: boolean;
}
function contractStep(contracts: readonly KnownContract[]): NextStep | false {
  const contract = leadingContract(contracts);
  if (!contract) return { kind: 'contract' };
  if (contract.stage === 'draft') return { kind: 'sendContract', contract };
  return contract.stage === 'sent' && { kind: 'signature', contract };
}

export function nextSteps(show: Show, { today, contracts, seesDeal }: Known): NextStep[] {
  if (show.phase === 'cancelled' || show.end.slice(0, 10) < today) return [];
  const steps: (NextStep | false)[] = [
    show.phase === 'options' &&
      (show.expiresOn ? { kind: 'decision', daysLeft: diffDays(today, show.expiresOn) } : { kind: 'expiry' }),
    !show.venue && { kind: 'venue' },
    !show.promoter && { kind: 'promoter' },
    seesDeal && !show.fee && !show.dealType && { kind: 'fee' },
    show.phase === 'confirmed' && contracts !== undefined && contractStep(contracts),
  ];
  return steps.filter((step) => step !== false);
}
