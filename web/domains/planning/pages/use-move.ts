import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { PlannedAppointment } from '#shared/domains/planning/contract.ts';
import { useMovedConflicts } from '#web/domains/show/widgets/use-moved-conflicts.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import type { Appointment } from '../model/appointment.ts';
import type { Change } from '../model/change.ts';
import { usePlanHistory } from '../parts/use-plan-history.ts';
import { keyOf, type Planned, planningKey, recordIdOf } from '../queries.ts';
import { savers } from './savers.ts';

type Planneds = readonly PlannedAppointment[];

const placed = (item: PlannedAppointment, { start, end, artistId }: Appointment): PlannedAppointment => ({
  ...item,
  start,
  end,
  artistId,
});

/** The calendar after an edit, before the server has heard of it; what comes back is read anew. */
const edited = (planned: Planneds, { before, after }: Change): Planneds =>
  planned.flatMap((item) => {
    if (!before || keyOf(item) !== before.id) return [item];
    return after ? [placed(item, after)] : [];
  });

/** Moves and deletes bars: shown at once, saved behind, taken back by Undo. What the server refuses goes back where it was. */
export function useMove() {
  const { t } = useLingui();
  const client = useQueryClient();
  const conflictsAt = useMovedConflicts();

  const patch = useCallback(
    (change: (planned: Planneds) => Planneds) =>
      client.setQueriesData<Planned>(
        { queryKey: planningKey },
        (old) => old && { ...old, appointments: change(old.appointments) as PlannedAppointment[] },
      ),
    [client],
  );
  const revOf = useCallback(
    (id: string) => {
      const cached = client.getQueriesData<Planned>({ queryKey: planningKey });
      return cached.flatMap(([, data]) => data?.appointments ?? []).find((item) => item.id === id)?.rev ?? 0;
    },
    [client],
  );

  const apply = useCallback(
    async (change: Change): Promise<string | undefined> => {
      const kind = (change.after ?? change.before)?.kind ?? 'show';
      const saver = savers[kind];
      if (!saver) return undefined;
      const id = recordIdOf(change.id);
      const rev = revOf(id);
      patch((planned) => edited(planned, change));
      try {
        const saved = await saver(id, rev, change);
        if (saved) patch((planned) => planned.map((item) => (item.id === id ? { ...item, rev: saved.rev } : item)));
        return saved && kind === 'show' ? id : undefined;
      } catch (error) {
        if (error instanceof ApiError)
          void dialogs.inform({ title: t`The appointment stays where it was`, text: error.message });
        return undefined;
      } finally {
        await client.invalidateQueries({ queryKey: planningKey });
      }
    },
    [client, patch, revOf, t],
  );

  const saving = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  const history = usePlanHistory((change) => {
    saving.current = apply(change);
  });
  const warn = async (showId: string | undefined) => {
    const met = showId && (await conflictsAt(showId).catch(() => undefined));
    if (met) toast(met, { undo: () => history.undo() });
  };
  const change = (made: Change) => {
    history.change(made);
    toast(made.after ? t`Moved` : t`Deleted`, { undo: () => history.undo() });
    void saving.current.then(warn);
  };
  return { change, undo: history.undo, redo: history.redo };
}
