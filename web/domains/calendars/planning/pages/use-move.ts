import { useLingui } from '@lingui/react/macro';
import { useMovedConflicts } from '#web/domains/booking/show/widgets/use-moved-conflicts.ts';
import { toast } from '#web/ui/toaster.ts';
import type { Change } from '../model/change.ts';
import { usePlanHistory } from '../parts/use-plan-history.ts';
import { useSaving } from './use-saving.ts';

/** Moves and deletes bars: shown at once, saved behind, taken back by Undo. What the server refuses goes back where it was. */
export function useMove() {
  const { t } = useLingui();
  const conflictsAt = useMovedConflicts();
  const warn = async (showId: string) => {
    const met = await conflictsAt(showId).catch(() => undefined);
    if (met) toast(met, { undo: () => history.undo() });
  };
  const history = usePlanHistory(useSaving((showId) => void warn(showId)));
  const change = (made: Change) => {
    history.change(made);
    toast(made.after ? t`Moved` : t`Deleted`, { undo: () => history.undo() });
  };
  return { change, undo: history.undo, redo: history.redo };
}
