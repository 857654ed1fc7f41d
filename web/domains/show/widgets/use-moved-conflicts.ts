import { useLingui } from '@lingui/react/macro';
import { CONFLICT_KINDS } from '#shared/domains/show/conflict-kinds.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { call } from '#web/platform/api.ts';
import { questionOf } from './conflict-question.ts';

const { get, listConflicts } = showContract.routes;

/** What a show meets where it was just moved to, as a sentence; undefined: nothing. It warns and never blocks. */
export function useMovedConflicts() {
  const { t } = useLingui();
  return async (id: string): Promise<string | undefined> => {
    const show = await call(get, { params: { id } });
    if (show.phase === 'cancelled') return undefined;
    const { rows, busy } = await call(listConflicts, { body: questionOf(show) });
    const [worst] = rows.toSorted((a, b) => CONFLICT_KINDS.indexOf(a.kind) - CONFLICT_KINDS.indexOf(b.kind));
    const taken = [...new Set(busy.map(({ title, artistName }) => title || artistName))].join(', ');
    if (!worst) return taken ? t`Moved. The artist isn't available then: ${taken}` : undefined;
    const other = [worst.number, worst.title, worst.city].filter(Boolean).join(', ');
    if (worst.kind === 'travelTime') return t`Moved. Not enough travel time to ${other}`;
    if (worst.kind === 'exclusivity') return t`Moved. This breaks the exclusivity of: ${other}`;
    return worst.kind === 'overlap' ? t`Moved. At the same time: ${other}` : t`Moved. On the same day: ${other}`;
  };
}
