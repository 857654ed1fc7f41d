import { useLingui } from '@lingui/react/macro';
import { CONFLICT_KINDS } from '#shared/domains/booking/show/conflict-kinds.ts';
import type { InTheWay } from '#shared/domains/booking/show/many.ts';

/** Says the gravest conflict of a show in one sentence; undefined where nothing is in the way. */
export function useConflictWords() {
  const { t } = useLingui();
  return ({ rows, busy }: InTheWay): string | undefined => {
    const [worst] = rows.toSorted((a, b) => CONFLICT_KINDS.indexOf(a.kind) - CONFLICT_KINDS.indexOf(b.kind));
    const taken = [...new Set(busy.map(({ title, artistName }) => title || artistName))].join(', ');
    if (!worst) return taken ? t`The artist isn't available then: ${taken}` : undefined;
    const other = [worst.number, worst.title, worst.city].filter(Boolean).join(', ');
    if (worst.kind === 'travelTime') return t`Not enough travel time to ${other}`;
    if (worst.kind === 'exclusivity') return t`This breaks the exclusivity of: ${other}`;
    return worst.kind === 'overlap' ? t`At the same time: ${other}` : t`On the same day: ${other}`;
  };
}
