import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlannedAppointment } from '#shared/domains/planning/contract.ts';
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
    async (change: Change) => {
      const saver = savers[(change.after ?? change.before)?.kind ?? 'show'];
      if (!saver) return;
      const id = recordIdOf(change.id);
      const rev = revOf(id);
      patch((planned) => edited(planned, change));
      try {
        const saved = await saver(id, rev, change);
        if (saved) patch((planned) => planned.map((item) => (item.id === id ? { ...item, rev: saved.rev } : item)));
      } catch (error) {
        if (error instanceof ApiError)
          await dialogs.inform({ title: t`The appointment stays where it was`, text: error.message });
      } finally {
        await client.invalidateQueries({ queryKey: planningKey });
      }
    },
    [client, patch, revOf, t],
  );

  const history = usePlanHistory((change) => void apply(change));
  const change = (made: Change) => {
    history.change(made);
    toast(made.after ? t`Moved` : t`Deleted`, { undo: () => history.undo() });
  };
  return { change, undo: history.undo, redo: history.redo };
}
