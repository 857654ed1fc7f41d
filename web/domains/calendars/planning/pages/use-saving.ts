import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { PlannedAppointment } from '#shared/kernel/record/planned-appointment.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { type Appointment, keyOf, recordIdOf } from '../model/appointment.ts';
import type { Change } from '../model/change.ts';
import { type Planned, planningKey } from '../queries.ts';
import { savers } from './savers.ts';

type Planneds = readonly PlannedAppointment[];

const kindOf = ({ before, after }: Change) => (after ?? before)?.kind ?? 'show';
const placed = (item: PlannedAppointment, { start, end, isNight, artistId }: Appointment) => ({
  ...item,
  start,
  end,
  isNight,
  artistId,
});

/** Returns the calendar after an edit, before the server has saved the edit. */
const edited = (planned: Planneds, { before, after }: Change): Planneds =>
  planned.flatMap((item) => {
    if (!before || keyOf(item) !== before.id) return [item];
    return after ? [placed(item, after)] : [];
  });

/** Reads and changes the cached answers of the planning queries. */
function usePlanned() {
  const client = useQueryClient();
  const patch = useCallback(
    (change: (planned: Planneds) => Planneds) =>
      client.setQueriesData<Planned>(
        { queryKey: planningKey },
        (old) => old && { ...old, appointments: change(old.appointments) },
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
  return { client, patch, revOf };
}

/**
 * Shows an edit at once and saves it after the earlier ones, on their revision. The plan reloads after the last save.
 * A refusal drops the later edits, which were made on a plan that was not saved. `onSaved` gets the saved shows.
 */
export function useSaving(onSaved: (showId: string) => void): (change: Change) => void {
  const { t } = useLingui();
  const { client, patch, revOf } = usePlanned();
  const queue = useRef<Change[]>([]);

  const save = async (change: Change): Promise<void> => {
    const id = recordIdOf(change.id);
    const kind = kindOf(change);
    try {
      const saved = await savers[kind]?.(id, revOf(id), change);
      if (saved) patch((planned) => planned.map((item) => (item.id === id ? { ...item, rev: saved.rev } : item)));
      if (saved && kind === 'show') onSaved(id);
    } catch (error) {
      queue.current.length = 1;
      if (error instanceof ApiError)
        void dialogs.inform({ title: t`The appointment was not moved`, text: error.message });
    }
  };
  const saveAll = async () => {
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      await save(next);
      // A restored appointment has a revision that only the server knows.
      if (queue.current.length === 1 || !next.before) await client.invalidateQueries({ queryKey: planningKey });
      queue.current.shift();
    }
  };
  return (change) => {
    if (!savers[kindOf(change)]) return;
    // An answer that is still loading does not contain this edit.
    void client.cancelQueries({ queryKey: planningKey });
    patch((planned) => edited(planned, change));
    if (queue.current.push(change) === 1) void saveAll();
  };
}
