import { useLingui } from '@lingui/react/macro';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call } from '#web/platform/api.ts';
import { questionOf } from './conflict-question.ts';
import { useConflictWords } from './use-conflict-words.ts';

const { get, listConflicts } = showContract.routes;

/** Conflicts of a show at the place it was just moved to, as a sentence. They warn and never block. */
export function useMovedConflicts() {
  const { t } = useLingui();
  const wordsOf = useConflictWords();
  return async (id: string): Promise<string | undefined> => {
    const show = await call(get, { params: { id } });
    if (show.phase === 'cancelled') return undefined;
    const words = wordsOf(await call(listConflicts, { body: questionOf(show) }));
    return words && t`Moved. ${words}`;
  };
}
