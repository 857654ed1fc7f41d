import type { Show } from '#shared/domains/show/schemas.ts';
import { diffDays, type LocalDate } from '#shared/kernel/date.ts';

/** What a show still needs, most urgent first. */
export type NextStep =
  | { readonly kind: 'decision'; readonly daysLeft: number }
  | { readonly kind: 'expiry' | 'venue' | 'promoter' | 'fee' | 'contract' };

interface Known {
  readonly today: LocalDate;
  /** Undefined: not known, or not for this user to see. */
  readonly contracts: number | undefined;
  readonly seesDeal: boolean;
}
export function nextSteps(show: Show, { today, contracts, seesDeal }: Known): NextStep[] {
  if (show.phase === 'cancelled' || show.end.slice(0, 10) < today) return [];
  const steps: (NextStep | false)[] = [
    show.phase === 'options' &&
      (show.expiresOn ? { kind: 'decision', daysLeft: diffDays(today, show.expiresOn) } : { kind: 'expiry' }),
    !show.venue && { kind: 'venue' },
    !show.promoter && { kind: 'promoter' },
    seesDeal && !show.fee && { kind: 'fee' },
    show.phase === 'confirmed' && contracts === 0 && { kind: 'contract' },
  ];
  return steps.filter((step) => step !== false);
}
