import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlannedAppointment } from '#shared/domains/planning/contract.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import type { Appointment } from '../model/appointment.ts';
import type { Change } from '../model/change.ts';
import { usePlanHistory } from '../parts/use-plan-history.ts';
import { keyOf, type Planned, planningKey, recordIdOf } from '../queries.ts';

const { move } = showContract.routes;

const placed = (item: PlannedAppointment, { start, end, artistId }: Appointment): PlannedAppointment => ({
  ...item,
  start,
  end,
  artistId,
});

/** Moves bars: shown at once, saved behind, taken back by Undo. What the server refuses goes back where it was. */
export function useMove() {
  const { t } = useLingui();
  const client = useQueryClient();

  const patch = useCallback(
    (change: (item: PlannedAppointment) => PlannedAppointment) =>
      client.setQueriesData<Planned>(
        { queryKey: planningKey },
        (old) => old && { ...old, appointments: old.appointments.map(change) },
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
    async ({ before, after }: Change) => {
      if (!before || !after) return;
      const id = recordIdOf(before.id);
      const rev = revOf(id);
      patch((item) => (keyOf(item) === before.id ? placed(item, after) : item));
      const { start, end } = after;
      const artists =
        before.artistId === after.artistId ? {} : { fromArtistId: before.artistId, toArtistId: after.artistId };
      try {
        const saved = await call(move, { params: { id }, body: { rev, start, end, ...artists } });
        patch((item) => (item.id === id ? { ...item, rev: saved.rev } : item));
      } catch (error) {
        if (error instanceof ApiError)
          await dialogs.inform({ title: t`The show stays where it was`, text: error.message });
      } finally {
        await client.invalidateQueries({ queryKey: planningKey });
      }
    },
    [client, patch, revOf, t],
  );

  const history = usePlanHistory((change) => void apply(change));
  const change = (made: Change) => {
    history.change(made);
    toast(t`Moved`, { undo: () => history.undo() });
  };
  return { change, undo: history.undo, redo: history.redo };
}
